/** The ledger of the client with its running balance, between two days; its file is the statement of the same range. */
import styled from 'styled-components';
import type { Answer } from '../../../client/call.ts';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { tiposMovimiento } from '../../../domain/cuenta/movimientos.ts';
import { monedas } from '../../../domain/moneda.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import type { Column } from '../../../ui/data/DataTable.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RowName } from '../lists/cells.tsx';
import { filtersFor } from '../lists/filters.ts';
import { TableList } from '../lists/TableList.tsx';
import { useList } from '../lists/useList.ts';
import { MovimientoAmount, MovimientoText } from '../parts/libro.tsx';
import { documentoRoute } from '../parts/routes.ts';
import { useMonedas } from './useMonedas.ts';

const { search, choice, days, order } = filtersFor<'cartera', 'GET /api/cliente/movimientos'>();

const filters = {
  q: search('buscarMovimiento', 'buscarMovimientoEjemplo'),
  tipo: choice({
    options: [...tiposMovimiento, 'devuelto'],
    label: 'filtro.tipo',
    texts: 'movimiento',
    // All kinds of refunds, as the balance counts them: their sum is in the column Debe.
    query: (tipo) => ({ tipo: tipo === 'devuelto' ? ['reembolso', 'ajuste'] : tipo }),
  }),
  moneda: choice({ options: monedas, label: 'filtro.moneda', query: (moneda) => ({ moneda }) }),
  ...days('filtro.fechas'),
  // In the order of entry, whatever their dates, so that each balance follows from the line below it.
  orden: order(['-secuencia']),
};

export function Movimientos() {
  const t = useT('cartera');
  const list = useList('GET /api/cliente/movimientos', filters);
  const { moneda } = list.values;
  return (
    <TableList
      list={list}
      t={t}
      offered={{ moneda: useMonedas(moneda) }}
      caption={t('pestana.movimientos')}
      columns={useColumns()}
      rowKey={({ secuencia }) => String(secuencia)}
      rowLink={documentoRoute}
      footer={{
        name: t('archivo'),
        files: 'both',
        load: (media) => api.file('GET /api/cliente/movimientos', media, { query: list.whole }),
        children: <Totals totales={list.read.data?.totales} />,
      }}
      empty={<EmptyState title={t('sinMovimientos.titulo')}>{t('sinMovimientos.texto')}</EmptyState>}
      noMatches={{ title: t('sinMovimientos.filtrados'), text: t('sinCoincidencias.texto') }}
    />
  );
}

/** Shows what each movement owed or paid, and the balance after it. */
function useColumns(): readonly Column<Movimiento>[] {
  const t = useT('cartera');
  const side = (valor: number, moneda: string) =>
    valor > 0 ? <Amount valor={valor} moneda={moneda} /> : '—';
  return [
    {
      id: 'fecha',
      header: t('columna.fecha'),
      card: 'state',
      cell: ({ fecha }) => <DateText value={fecha} show="day" />,
    },
    {
      id: 'descripcion',
      header: t('columna.movimiento'),
      main: true,
      cell: (movimiento) => (
        <RowName numero={movimiento.documento}>
          <MovimientoText movimiento={movimiento} />
        </RowName>
      ),
    },
    {
      id: 'debe',
      header: t('columna.debe'),
      align: 'end',
      cell: ({ debe, moneda }) => side(debe, moneda),
    },
    {
      id: 'haber',
      header: t('columna.haber'),
      align: 'end',
      cell: ({ haber, moneda }) => side(haber, moneda),
    },
    {
      id: 'valor',
      header: t('columna.valor'),
      card: 'amount',
      cardOnly: true,
      cell: (movimiento) => <MovimientoAmount movimiento={movimiento} />,
    },
    {
      id: 'saldo',
      header: t('columna.saldo'),
      align: 'end',
      card: 'date',
      cardHeader: true,
      cell: ({ saldo, moneda }) => <Amount valor={saldo} moneda={moneda} />,
    },
  ];
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, max-content));
  gap: 8px 24px;

  dt {
    color: var(--portal-text-2);
    font-size: 13px;
    line-height: 20px;
  }
  dd {
    color: var(--portal-text);
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  & + & {
    margin-block-start: 8px;
  }
`;

const figures = ['saldoInicial', 'debe', 'haber', 'saldoFinal'] as const;

/** Shows the totals of the range: opening balance, what was owed and paid in it, closing balance. */
function Totals({ totales }: Pick<Answer<'GET /api/cliente/movimientos'>, 'totales'>) {
  const t = useT('cartera');
  return totales?.map(({ moneda, ...sums }) => (
    <Figures key={moneda} aria-label={t('estadoDeCuenta', { moneda })}>
      {figures.map((name) => {
        const valor = sums[name];
        if (valor === undefined) return null;
        return (
          <div key={name}>
            <dt>{t(`cifra.${name}`)}</dt>
            <dd>
              <Amount valor={valor} moneda={moneda} />
            </dd>
          </div>
        );
      })}
    </Figures>
  ));
}
