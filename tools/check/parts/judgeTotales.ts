/** Checks that the totals of a list are the sums of its records. */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { groupBy } from '../../../src/domain/groupBy.ts';
import type { CheckRun } from '../run.ts';
import type { ListRow, PageOfRows } from './lists.ts';

/** Each sum adds up `field` (by default the field of its own name) of the records that `of` chooses (by default all). */
type Sums = Readonly<Record<string, { field?: string; of?: (row: ListRow) => boolean }>>;

const inForce = { of: (row: ListRow) => row.tipo === 'factura' && row.estado === 'emitida' };
const isReversado = (row: ListRow) => row.estado === 'reversado';

const sumsOf: Readonly<Partial<Record<EndpointKey, Sums>>> = {
  'GET /api/cliente/facturas': { total: inForce, pagado: inForce, acreditado: inForce, saldo: inForce },
  'GET /api/cliente/recibos': {
    valor: {},
    reembolsado: { of: (row) => !isReversado(row) },
    reversado: { field: 'reembolsado', of: isReversado },
    sinAplicar: {},
  },
  'GET /api/cliente/movimientos': { debe: {}, haber: {} },
};

/** Judges a list that has all of its records on one page. */
export function judgeTotales(
  run: CheckRun,
  call: EndpointKey,
  { total, totales, resultados }: PageOfRows,
): void {
  const sums = sumsOf[call];
  if (!sums || totales === undefined || total !== resultados.length) return;
  const problems = [...groupBy(resultados, ({ moneda }) => moneda)].flatMap(([moneda, rows]) => {
    const told = totales.find((one) => one.moneda === moneda);
    if (!told) return [`totales has no ${moneda}`];
    const wrong = Object.entries(sums).flatMap(([name, { field = name, of = () => true }]) => {
      const right = rows.filter(of).reduce((sum, row) => sum + Number(row[field] ?? 0), 0);
      return told[name] === right
        ? []
        : [`totales of ${moneda}: ${name} is ${told[name]}; expected ${right}`];
    });
    return told.cuantos === rows.length
      ? wrong
      : [...wrong, `totales of ${moneda}: cuantos is ${told.cuantos}; expected ${rows.length}`];
  });
  run.judge(call, 'rules', problems);
}
