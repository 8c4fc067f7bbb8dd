/** The invoices and credit notes as a table (cards on phones). */
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { antiguedadOf } from '../../../domain/cuenta/antiguedad.ts';
import { cuotasEnCuenta, deudasOf } from '../../../domain/cuenta/deudas.ts';
import { sumValores } from '../../../domain/dinero.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { Menor, Pila } from '../lists/cells.ts';
import { routes } from '../parts/routes.ts';
import { EstadoFactura } from './EstadoFactura.tsx';
import { type Edad, tramosDe } from './filtrosFacturas.ts';

/** What is chosen to be paid, by number. */
export interface Eleccion {
  has(numero: string): boolean;
  toggle(factura: Factura): void;
}

interface Props {
  readonly facturas: readonly Factura[] | undefined;
  readonly busy: boolean;
  readonly eleccion?: Eleccion;
  /** The age that the list is of. */
  readonly edad?: Edad | undefined;
  readonly order?: string;
  readonly onOrder?: (orden: string) => void;
}

const Nombre = styled.span`
  display: block;
  max-inline-size: 44ch;
`;
/** A target of 44 px over the link that covers the row. */
const Marca = styled.label`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin: -10px;
  cursor: pointer;

  > input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--portal-primary);
    cursor: pointer;
    appearance: auto;
  }
`;

export function FacturasTabla({ facturas, busy, eleccion, edad, order, onOrder }: Props) {
  const t = useT('cartera');
  const columns = useMemo(
    (): Column<Factura>[] => [
      {
        id: 'elegir',
        header: t('eleccion.columna'),
        cell: (factura) => eleccion && factura.saldo > 0 && <Casilla factura={factura} eleccion={eleccion} />,
      },
      {
        id: 'numero',
        header: t('columna.factura'),
        main: true,
        cell: ({ numero, lineas: [linea] }) => (
          <Nombre>
            <Code>{numero}</Code>
            {linea && (
              <Menor>
                <bdi>{linea.descripcion}</bdi>
              </Menor>
            )}
          </Nombre>
        ),
      },
      {
        id: 'emision',
        header: t('columna.emision'),
        sort: 'fechaEmision',
        wide: true,
        cell: ({ fechaEmision }) => <DateText value={fechaEmision} show="day" />,
      },
      {
        id: 'vence',
        header: t('columna.vence'),
        sort: 'fechaVencimiento',
        cell: (factura) => <Vence factura={factura} />,
      },
      { id: 'estado', header: t('columna.estado'), cell: (factura) => <EstadoFactura factura={factura} /> },
      {
        id: 'total',
        header: t('columna.total'),
        align: 'end',
        sort: 'total',
        wide: true,
        cell: ({ total, moneda }) => <Amount valor={total} moneda={moneda} />,
      },
      {
        id: 'saldo',
        header: t('columna.saldo'),
        align: 'end',
        sort: 'saldo',
        cell: (factura) => <Saldo factura={factura} edad={edad} />,
      },
    ],
    [t, eleccion, edad],
  );
  return (
    <DataTable
      caption={t('pestana.facturas')}
      columns={columns}
      rows={facturas}
      rowKey={({ numero }) => numero}
      rowLink={({ numero }) => routes.factura(numero)}
      busy={busy}
      {...(order !== undefined && onOrder && { order, onOrder })}
    />
  );
}

function Casilla({ factura, eleccion }: { readonly factura: Factura; readonly eleccion: Eleccion }) {
  const t = useT('cartera');
  return (
    <Marca>
      <input
        type="checkbox"
        aria-label={t('eleccion.una', { numero: factura.numero })}
        checked={eleccion.has(factura.numero)}
        onChange={() => eleccion.toggle(factura)}
      />
    </Marca>
  );
}

/** The instalment to pay next where there is one; else the last day of the invoice. */
function Vence({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  if (factura.tipo === 'nota_credito') return '—';
  const cuotas = cuotasEnCuenta(factura);
  const indice = cuotas.findIndex(({ saldo }) => saldo > 0);
  const proxima = cuotas[indice];
  if (!proxima) return <DateText value={factura.fechaVencimiento} show="day" />;
  return (
    <Pila>
      <DateText value={proxima.vence} show="day" />
      {cuotas.length > 1 && (
        <Menor>
          {t.rich('cuota', {
            numero: String(indice + 1),
            de: String(cuotas.length),
            valor: <Amount key="valor" valor={proxima.saldo} moneda={factura.moneda} />,
          })}
        </Menor>
      )}
    </Pila>
  );
}

/** What is owed and, where only a part of it is of the age that was chosen, that part: the list's sum is of those parts. */
function Saldo({ factura, edad }: { readonly factura: Factura; readonly edad: Edad | undefined }) {
  const t = useT('cartera');
  // The day at the institution as the API tells it.
  const corte = useLectura('GET /api/cliente/balance').data?.[0]?.corte;
  const { saldo, moneda } = factura;
  const parte = edad && corte ? owedSince(factura, edad, corte) : saldo;
  return (
    <Pila>
      <Amount valor={saldo} moneda={moneda} />
      {edad && parte !== saldo && (
        <Menor>
          {t.rich('enTramo', {
            tramo: t(`antiguedad.${edad}`),
            valor: <Amount key="valor" valor={parte} moneda={moneda} />,
          })}
        </Menor>
      )}
    </Pila>
  );
}

/** What is of these ages of an invoice's debt, in minor units. @param corte YYYY-MM-DD at the institution */
function owedSince(factura: Factura, edad: Edad, corte: string): number {
  const antiguedad = antiguedadOf(deudasOf([factura]), corte);
  return sumValores(tramosDe(edad).map((tramo) => antiguedad[tramo]));
}
