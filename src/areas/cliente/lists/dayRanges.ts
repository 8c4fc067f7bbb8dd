/** The ranges of days that people filter lists by, from today's date at the institution (YYYY-MM-DD). */
import { addDays, addMonths } from '../../../domain/fechas.ts';

export interface DayRange {
  /** YYYY-MM-DD, or empty: without a beginning. */
  readonly desde: string;
  /** The last day, which belongs to the range; empty if the range has no end. */
  readonly hasta: string;
}

export const dayRanges = {
  thisYear: (today: string): DayRange => ({
    desde: `${today.slice(0, 4)}-01-01`,
    hasta: `${today.slice(0, 4)}-12-31`,
  }),
  /** Ends today: on 22 November it begins on 23 August. */
  threeMonths: (today: string): DayRange => ({ desde: addDays(addMonths(today, -3), 1), hasta: today }),
} as const;

export const dayRangeNames = [
  'threeMonths',
  'thisYear',
] as const satisfies readonly (keyof typeof dayRanges)[];

/** Returns the name of the range that begins and ends on these days, if today there is one. */
export const nameOfRange = (range: DayRange, today: string): (typeof dayRangeNames)[number] | undefined =>
  dayRangeNames.find((name) => {
    const { desde, hasta } = dayRanges[name](today);
    return desde === range.desde && hasta === range.hasta;
  });

/** True for a range that ends before it begins, which finds nothing. */
export const isReversed = ({ desde, hasta }: DayRange): boolean =>
  desde !== '' && hasta !== '' && desde > hasta;
