/** Lists every attempt at payment and its outcome. A confirmed one leads to its receipt, the others to what they were for. */
import type { Pago } from '../../../contract/pago.ts';
import { estadosPago } from '../../../domain/estados/pago.ts';
import { Named } from '../../../features/curso/Named.tsx';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useWatch } from '../../../ui/hooks/useWatch.ts';
import { Lesser, Lines, Pile, RowName } from '../lists/cells.tsx';
import { filtersFor } from '../lists/filters.ts';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { EstadoLabel } from '../parts/EstadoLabel.tsx';
import { CursosText } from '../parts/libro.tsx';
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

export function Pagos() {
  const t = useT('cartera');
  const list = useList('GET /api/cliente/pagos', filters);
  // The gateway may still decide a recent one.
  const pending = list.read.data?.resultados.some(({ estado }) => estado === 'pendiente') ?? false;
  useWatch(pending, list.read.reload);
  return (
    <TableList
      list={list}
      t={t}
      caption={t('pestana.pagos')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowLink={linkOf}
      empty={
        <EmptyState
          title={t('sinPagos.titulo')}
          action={<ButtonLink to={carteraRoutes.toPay}>{t('sinEnlaces.accion')}</ButtonLink>}
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
  const gatewayOf = (pasarela: string) => {
    const key = `pasarela.${pasarela}`;
    return t.has(key) ? t(key) : pasarela;
  };
  return [
    {
      id: 'pago',
      header: t('columna.pago'),
      main: true,
      cell: (pago) => (linkOf(pago) === undefined ? <FacturaLinks {...pago} /> : <Paid {...pago} />),
    },
    {
      id: 'fecha',
      header: t('columna.fecha'),
      card: 'date',
      cell: ({ creadoEl, pasarela, referencia }) => (
        <Pile>
          <DateText value={creadoEl} show="moment" />
          <Lesser>
            {gatewayOf(pasarela)} {referencia && <Code>{referencia}</Code>}
          </Lesser>
        </Pile>
      ),
    },
    {
      id: 'estado',
      header: t('columna.estado'),
      card: 'state',
      cell: ({ estado }) => <EstadoLabel estado={estado}>{t(`pagoEstado.${estado}`)}</EstadoLabel>,
    },
    {
      id: 'facturas',
      header: t('columna.facturas'),
      wide: true,
      cell: ({ facturas }) => (facturas.length === 0 ? '—' : <Numeros facturas={facturas} />),
    },
    {
      id: 'valor',
      header: t('columna.valor'),
      align: 'end',
      card: 'amount',
      cell: (pago) => <Valor pago={pago} />,
    },
  ];
}

/** Leads to the receipt or, until there is one, to the one invoice that the payment is for. */
const linkOf = ({ recibo, facturas: [factura, ...others] }: Pago): string | undefined =>
  recibo !== undefined
    ? routes.recibo(recibo)
    : factura && others.length === 0
      ? routes.factura(factura.numero)
      : undefined;

/** Shows in words what was paid, and the number of the document to which the row leads. */
function Paid({ facturas, recibo }: Pick<Pago, 'facturas' | 'recibo'>) {
  const cursos = [...new Set(facturas.flatMap(({ curso }) => curso ?? []))];
  const numero = recibo === undefined ? <Numeros facturas={facturas} /> : <Code>{recibo}</Code>;
  if (cursos.length === 0) return numero;
  return (
    <RowName numero={numero}>
      <CursosText cursos={cursos} />
    </RowName>
  );
}

function Numeros({ facturas }: Pick<Pago, 'facturas'>) {
  return (
    <Lines>
      {facturas.map(({ numero }) => (
        <Code key={numero}>{numero}</Code>
      ))}
    </Lines>
  );
}

/** Lists the invoices of an attempt that failed or is not decided yet. */
function FacturaLinks({ facturas }: Pick<Pago, 'facturas'>) {
  if (facturas.length === 0) return '—';
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

/** Shows the amount asked for and, if the gateway collected another one, the amount that came in. */
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
