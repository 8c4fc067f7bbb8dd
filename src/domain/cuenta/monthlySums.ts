/** Sums by month what a client paid and was refunded, by the rule of the balance (totalesOf). */
import { groupBy } from '../groupBy.ts';
import { type CountedMovimiento, totalesOf } from './movimientos.ts';

/** The number of months in a balance, including that of its `corte`. */
const monthsOfBalance = 12;

/** Minor units. A refund counts in the month of the refund, not in that of its payment. */
export interface MonthSums {
  /** YYYY-MM */
  mes: string;
  pagado: number;
  reembolsado: number;
}

/** A row of the ledger, or a sum of rows of one month and kind. */
export interface MonthMovimiento extends CountedMovimiento {
  /** YYYY-MM; undefined before the first month of the balance. */
  readonly mes: string | undefined;
}

/** Returns the first day of the first month of a balance. @param corte YYYY-MM-DD */
export function startOfMonths(corte: string): string {
  return `${monthBefore(corte, monthsOfBalance - 1)}-01`;
}

/** YYYY-MM. Counts in months since the year 0: making a Date for each of the twelve took a tenth of a balance's time. */
function monthBefore(corte: string, months: number): string {
  const month = Number(corte.slice(0, 4)) * 12 + Number(corte.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Returns all months in order; a month without payments has zeros. @param corte YYYY-MM-DD */
export function porMes(movimientos: Iterable<MonthMovimiento>, corte: string): MonthSums[] {
  const byMes = groupBy(movimientos, ({ mes }) => mes);
  return [...Array(monthsOfBalance).keys()].map((n) => {
    const mes = monthBefore(corte, monthsOfBalance - 1 - n);
    const { pagado, reembolsado } = totalesOf(byMes.get(mes) ?? []);
    return { mes, pagado, reembolsado };
  });
}
