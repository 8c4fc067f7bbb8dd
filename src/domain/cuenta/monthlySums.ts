/** Sums by month what a client paid and got back, by the rule of the balance (totalesOf). */
import { addMonths } from '../fechas.ts';
import { type MovimientoEnCuenta, totalesOf } from './movimientos.ts';

/** How many months a balance has, with that of its `corte`. */
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
  /** YYYY-MM; undefined before the first month of the balance. */
  readonly mes: string | undefined;
}

/** Returns the first day of the first month of a balance. @param corte YYYY-MM-DD */
export function startOfMonths(corte: string): string {
  return addMonths(`${corte.slice(0, 7)}-01`, 1 - monthsOfBalance);
}

/** Returns all months in order; a month without payments has zeros. @param corte YYYY-MM-DD */
export function porMes(movimientos: Iterable<MonthMovimiento>, corte: string): MonthSums[] {
  const byMes = Map.groupBy(movimientos, ({ mes }) => mes);
  const first = startOfMonths(corte);
  return Array.from({ length: monthsOfBalance }, (_, n) => {
    const mes = addMonths(first, n).slice(0, 7);
    const { pagado, reembolsado } = totalesOf(byMes.get(mes) ?? []);
    return { mes, pagado, reembolsado };
  });
}
