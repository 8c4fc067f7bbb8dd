/** The columns of the table of invoices and credit notes. */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import type { DebtAge } from '../../../domain/cuenta/antiguedad.ts';
import { countedCuotas } from '../../../domain/cuenta/deudas.ts';
import { signedTotal } from '../../../domain/cuenta/signedTotal.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { tickCss } from '../../../ui/forms/tickCss.ts';
import { Lesser, Pile, RowName } from '../lists/cells.tsx';
import { FacturaState } from './FacturaState.tsx';
import type { ChosenFacturas } from './useChosenFacturas.ts';

/** A touch target of 44 px over the link that covers the row. */
const CheckTarget = styled.label`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin: -10px;
  cursor: pointer;

  > input {
    ${tickCss}
    margin: 0;
  }
`;

/** @param age the age of debt that the list is filtered by */
export function useFacturaColumns(
  chosen: ChosenFacturas,
  age: DebtAge | undefined,
): readonly Column<Factura>[] {
  const t = useT('cartera');
  return [
    {
      id: 'elegir',
      header: t('eleccion.columna'),
      card: 'check',
      control: true,
      cell: (factura) => factura.saldo > 0 && <Check factura={factura} chosen={chosen} />,
    },
    {
      id: 'numero',
      header: t('columna.factura'),
      main: true,
      cell: ({ numero, curso, lineas: [linea] }) => (
        <RowName numero={numero}>
          <CursoText>{curso ?? linea?.descripcion}</CursoText>
        </RowName>
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
      sort: 'proximoVencimiento',
      sortsUp: true,
      card: 'date',
      cardHeader: true,
      cell: (factura) => <DueDate factura={factura} />,
    },
    {
      id: 'estado',
      header: t('columna.estado'),
      card: 'state',
      cell: (factura) => <FacturaState factura={factura} />,
    },
    {
      id: 'total',
      header: t('columna.total'),
      align: 'end',
      sort: 'total',
      cell: (factura) => <Amount valor={signedTotal(factura)} moneda={factura.moneda} />,
    },
    {
      id: 'valor',
      header: t('columna.valor'),
      card: 'amount',
      cardOnly: true,
      // Shows the balance or, if nothing is owed, the total.
      cell: (factura) => {
        const isOwed = factura.saldo > 0;
        return (
          <>
            {/* Above the amount, so that the name beside it keeps its width. */}
            <Lesser as="span">{t(isOwed ? 'columna.saldo' : 'columna.total')}</Lesser>{' '}
            {isOwed ? (
              <Saldo factura={factura} age={age} isPaying={chosen.isPaying(factura)} />
            ) : (
              <Amount valor={signedTotal(factura)} moneda={factura.moneda} />
            )}
          </>
        );
      },
    },
    {
      id: 'saldo',
      header: t('columna.saldo'),
      align: 'end',
      sort: 'saldo',
      cell: (factura) => <Saldo factura={factura} age={age} isPaying={chosen.isPaying(factura)} />,
    },
  ];
}

function Check({ factura, chosen }: { readonly factura: Factura; readonly chosen: ChosenFacturas }) {
  const t = useT('cartera');
  return (
    <CheckTarget>
      <input
        type="checkbox"
        aria-label={t('eleccion.una', { curso: factura.curso ?? '', numero: factura.numero })}
        checked={chosen.has(factura)}
        disabled={!chosen.canChoose}
        onChange={() => chosen.toggle(factura)}
      />
    </CheckTarget>
  );
}

/** Shows the date on which the next instalment is due, or nothing if none is left. */
function DueDate({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const cuotas = countedCuotas(factura);
  const index = cuotas.findIndex(({ saldo }) => saldo > 0);
  const next = cuotas[index];
  if (!next) return null;
  return (
    <Pile>
      <DateText value={next.vence} show="day" />
      {cuotas.length > 1 && (
        <Lesser>
          {t.rich('cuota', {
            numero: String(index + 1),
            de: String(cuotas.length),
            valor: <Amount key="valor" valor={next.saldo} moneda={factura.moneda} />,
          })}
        </Lesser>
      )}
    </Pile>
  );
}

interface SaldoProps {
  readonly factura: Factura;
  readonly age: DebtAge | undefined;
  /** A payment of it is undecided. */
  readonly isPaying: boolean;
}

/**
 * Shows the balance and, if only a part of it is of the chosen age, that part, because the list's total adds up those parts. It says
 * so if it is being paid, for people who would pay it again.
 */
function Saldo({ factura, age, isPaying }: SaldoProps) {
  const t = useT('cartera');
  const { saldo, enAntiguedad = saldo, moneda } = factura;
  const money = (valor: number) => <Amount key="valor" valor={valor} moneda={moneda} />;
  return (
    <Pile>
      {money(saldo)}
      {age && enAntiguedad !== saldo && (
        <Lesser>{t.rich('enTramo', { tramo: t(`antiguedad.${age}`), valor: money(enAntiguedad) })}</Lesser>
      )}
      {isPaying && <Lesser>{t('enProceso')}</Lesser>}
    </Pile>
  );
}
