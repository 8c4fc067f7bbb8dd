/** What a client paid in each month, and what of it came back, by the rule of the balance (totalesOf). */
import { addMonths } from '../fechas.ts';
import { type MovimientoEnCuenta, totalesOf } from './movimientos.ts';

/** How many months a balance tells, that of its `corte` included. */
const monthsOfBalance = 12;

/** Minor units. A refund counts in the month in which the money came back, not in that of its payment. */
export interface MonthSums {
  /** YYYY-MM */
  mes: string;
  pagado: number;
  reembolsado: number;
}

/** A row of the ledger, or a sum of rows of one month and kind. */
export interface MonthMovimiento extends MovimientoEnCuenta {
  /** YYYY-MM; undefined before the first month that is told. */
  readonly mes: string | undefined;
}

/** The first day of the first month that a balance tells. @param corte YYYY-MM-DD */
export function startOfMonths(corte: string): string {
  return addMonths(`${corte.slice(0, 7)}-01`, 1 - monthsOfBalance);
}

/** In order; a month in which nothing was paid is there too, with zeros. @param corte YYYY-MM-DD */
export function porMes(movimientos: Iterable<MonthMovimiento>, corte: string): MonthSums[] {
  const byMes = Map.groupBy(movimientos, ({ mes }) => mes);
  return Array.from({ length: monthsOfBalance }, (_, n) => {
    const mes = addMonths(startOfMonths(corte), n).slice(0, 7);
    const { pagado, reembolsado } = totalesOf(byMes.get(mes) ?? []);
    return { mes, pagado, reembolsado };
  });
}
