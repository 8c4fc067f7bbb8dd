/** Time zones for the formatters. Dates without a time (`YYYY-MM-DD`) belong to the institution and never shift. */
import { dateFormat } from '../domain/intl.ts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Converts a value of the contract for Intl: a plain date is read and shown in UTC, an instant in `zone`. */
export function toIntl(value: string, zone: string): { date: Date; timeZone: string } {
  return { date: new Date(value), timeZone: DATE_ONLY.test(value) ? 'UTC' : zone };
}

/** The zone of the person's device. */
export const ownZone = (): string => dateFormat('en', {}).resolvedOptions().timeZone;

const wallClock = (instant: Date, zone: string): string =>
  dateFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(instant);

/** True when clocks of both zones show the same at that instant (Bogotá and Guayaquil always do). */
export const sameClock = (instant: Date, a: string, b: string): boolean =>
  a === b || wallClock(instant, a) === wallClock(instant, b);
