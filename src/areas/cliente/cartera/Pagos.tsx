/** Every attempt at payment and what came of it. A confirmed one leads to its receipt, the others to what they were for. */
import { useMemo } from 'react';
import type { Pago } from '../../../contract/pago.ts';
import { type EstadoPago, estadosPago } from '../../../domain/estados/pago.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useRead } from '../../../ui/useRead.ts';
import { useWatch } from '../../../ui/useWatch.ts';
import { Lesser, Lines, Pile } from '../lists/cells.ts';
import { filtersFor } from '../lists/filters.ts';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { Named } from '../parts/Named.tsx';
import { carteraRoutes, routes } from '../parts/routes.ts';

const { choice, days, order } = filtersFor<'cartera', 'GET /api/cliente/pagos'>();

const filters = {
  estado: choice({
    options: estadosPago,
    label: 'filtro.estado',
    texts: 'pagoEstado',
    query: (estado) => ({ estado }),
  }),
  ...days('filtro.fechas'),
  orden: order(['-creadoEl']),
};

const tones: { readonly [estado in EstadoPago]: Tone } = {
  creado: 'info',
  pendiente: 'info',
  confirmado: 'success',
  fallido: 'error',
  anulado: 'neutral',
  reembolsado: 'neutral',
};

export function Pagos() {
  const t = useT('cartera');
  const list = useList(filters);
  const read = useRead('GET /api/cliente/pagos', { query: list.query });
  // The gateway may still say what became of one that began a short while ago.
  const pending = read.data?.resultados.some(({ estado }) => estado === 'pendiente') ?? false;
  useWatch(pending, read.reload);
  return (
    <TableList
      list={list}
      read={read}
      t={t}
      caption={t('pestana.pagos')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title={t('sinPagos.titulo')}
          action={<ButtonLink to={carteraRoutes.porPagar}>{t('sinEnlaces.accion')}</ButtonLink>}
        >
          {t('sinPagos.texto')}
        </EmptyState>
      }
      noMatches={{ title: t('sinPagos.filtrados'), text: t('sinPagos.filtradosTexto') }}
    />
  );
}

function useColumns(): readonly Column<Pago>[] {
  const t = useT('cartera');
  return useMemo(() => {
    const gatewayOf = (pasarela: string) => {
      const key = `pasarela.${pasarela}`;
      return t.has(key) ? t(key) : pasarela;
    };
    return [
      {
        id: 'fecha',
        header: t('columna.fecha'),
        main: true,
        cell: ({ creadoEl, pasarela, referencia }) => (
          <Lines>
            <DateText value={creadoEl} show="moment" />
            <Lesser>
              {gatewayOf(pasarela)} {referencia && <Code>{referencia}</Code>}
            </Lesser>
          </Lines>
        ),
      },
      {
        id: 'facturas',
        header: t('columna.facturas'),
        cell: ({ facturas }) => (facturas.length === 0 ? '—' : <Facturas facturas={facturas} />),
      },
      {
        id: 'estado',
        header: t('columna.estado'),
        card: 'state',
        cell: ({ estado }) => <StateLabel $tone={tones[estado]}>{t(`pagoEstado.${estado}`)}</StateLabel>,
      },
      {
        id: 'recibo',
        header: t('columna.recibo'),
        cell: ({ recibo }) => (recibo === undefined ? '—' : <ReciboLink recibo={recibo} />),
      },
      {
        id: 'documento',
        header: t('columna.recibo'),
        card: 'date',
        cardOnly: true,
        cell: ({ recibo, facturas }) =>
          recibo === undefined ? <Facturas facturas={facturas} /> : <ReciboLink recibo={recibo} />,
      },
      {
        id: 'valor',
        header: t('columna.valor'),
        align: 'end',
        card: 'amount',
        cell: (pago) => <Valor pago={pago} />,
      },
    ];
  }, [t]);
}

function Facturas({ facturas }: Pick<Pago, 'facturas'>) {
  return (
    <Lines>
      {facturas.map(({ numero, curso }) => (
        <Named key={numero} name={curso} to={routes.factura(numero)}>
          {numero}
        </Named>
      ))}
    </Lines>
  );
}

function ReciboLink({ recibo }: { readonly recibo: string }) {
  return (
    <TextLink to={routes.recibo(recibo)}>
      <Code>{recibo}</Code>
    </TextLink>
  );
}

/** What was asked for and, where the gateway brought another amount, what came in. */
function Valor({ pago: { valor, recibido, moneda } }: { readonly pago: Pago }) {
  const t = useT('cartera');
  const money = (minor: number) => <Amount key="valor" valor={minor} moneda={moneda} />;
  if (recibido === undefined) return money(valor);
  return (
    <Pile>
      {t.rich('pagoRecibido', { valor: money(recibido) })}
      <Lesser>{t.rich('pagoPedido', { valor: money(valor) })}</Lesser>
    </Pile>
  );
}
