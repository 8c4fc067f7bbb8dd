/** Splits an amount into instalments with due dates. */
import { split } from '../dinero.ts';
import { addMonths } from '../fechas.ts';

export interface PlannedCuota {
  /** Counts from 1. */
  readonly orden: number;
  /** The last day to pay this instalment, YYYY-MM-DD. */
  readonly vence: string;
  readonly valor: number;
}

/**
 * Splits `total` into at most `count` equal monthly instalments; the last one takes the rounding remainder (api.md,
 * invariant 1). The first is due on `first`. There are fewer instalments if the last ones would be due after the
 * course, so that nobody still pays for a course that is over. No instalment is 0: three cents make at most three
 * instalments, and an amount of 0 makes none.
 * @param last YYYY-MM-DD, the last day of the course
 */
export function planCuotas(total: number, count: number, first: string, last: string): PlannedCuota[] {
  if (total === 0) return [];
  const days = [...Array(Math.min(count, total)).keys()].map((i) => addMonths(first, i));
  const dueDays = days.filter((vence, i) => i === 0 || vence <= last);
  return split(total, dueDays.length).map((valor, i) => ({
    orden: i + 1,
    vence: dueDays[i] ?? first,
    valor,
  }));
}
