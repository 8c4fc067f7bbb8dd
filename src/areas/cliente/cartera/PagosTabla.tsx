/** The attempts at payment as a table (cards on phones). */
import { useMemo } from 'react';
import type { Pago } from '../../../contract/pago.ts';
import type { EstadoPago } from '../../../domain/estados/pago.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { type Column, DataTable } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Lineas, Menor, Pila } from '../lists/cells.ts';
import { routes } from '../parts/routes.ts';

const tonos: { readonly [estado in EstadoPago]: Tone } = {
  creado: 'info',
  pendiente: 'info',
  confirmado: 'success',
  fallido: 'error',
  anulado: 'neutral',
  reembolsado: 'neutral',
};

interface Props {
  readonly pagos: readonly Pago[] | undefined;
  readonly busy: boolean;
}

export function PagosTabla({ pagos, busy }: Props) {
  const t = useT('cartera');
  const columns = useMemo((): Column<Pago>[] => {
    const nameOf = (pasarela: string) => {
      const clave = `pasarela.${pasarela}`;
      return t.has(clave) ? t(clave) : pasarela;
    };
    return [
      {
        id: 'fecha',
        header: t('columna.fecha'),
        main: true,
        cell: ({ creadoEl, pasarela, referencia }) => (
          <Lineas>
            <DateText value={creadoEl} show="moment" />
            <Menor>
              {nameOf(pasarela)} {referencia && <Code>{referencia}</Code>}
            </Menor>
          </Lineas>
        ),
      },
      {
        id: 'facturas',
        header: t('columna.facturas'),
        cell: ({ facturas }) =>
          facturas.length === 0 ? (
            '—'
          ) : (
            <Lineas>
              {facturas.map(({ numero }) => (
                <TextLink key={numero} to={routes.factura(numero)}>
                  <Code>{numero}</Code>
                </TextLink>
              ))}
            </Lineas>
          ),
      },
      {
        id: 'estado',
        header: t('columna.estado'),
        cell: ({ estado }) => <StateLabel $tone={tonos[estado]}>{t(`pagoEstado.${estado}`)}</StateLabel>,
      },
      {
        id: 'recibo',
        header: t('columna.recibo'),
        cell: ({ recibo }) =>
          recibo === undefined ? (
            '—'
          ) : (
            <Lineas>
              <TextLink to={routes.recibo(recibo)}>
                <Code>{recibo}</Code>
              </TextLink>
            </Lineas>
          ),
      },
      {
        id: 'valor',
        header: t('columna.valor'),
        align: 'end',
        cell: (pago) => <Valor pago={pago} />,
      },
    ];
  }, [t]);
  return (
    <DataTable
      caption={t('pestana.pagos')}
      columns={columns}
      rows={pagos}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

/** What was asked for; and what came in, where the gateway brought another amount. */
function Valor({ pago: { valor, recibido, moneda } }: { readonly pago: Pago }) {
  const t = useT('cartera');
  const money = (cifra: number) => <Amount key="valor" valor={cifra} moneda={moneda} />;
  if (recibido === undefined) return money(valor);
  return (
    <Pila>
      {t.rich('pagoRecibido', { valor: money(recibido) })}
      <Menor>{t.rich('pagoPedido', { valor: money(valor) })}</Menor>
    </Pila>
  );
}
