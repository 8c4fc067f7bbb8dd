/** Dates near today in words: "hoy", "mañana", "hace 3 días"; beyond a week the date itself. */
import { dayOf, daysBetween } from '../domain/fechas.ts';
import { relativeFormat } from '../domain/intl.ts';
import { formatDate } from './formatDate.ts';

const NEAR = 7;

/**
 * `value` is `YYYY-MM-DD` or an instant; `now` is the moment it is seen. Days are counted on the institution's
 * calendar, so that "vence hoy" holds where the payment is due. Put formatDate(…, 'long') in the title.
 */
export function formatDateRelative(value: string, locale: string, now: Date = new Date()): string {
  const day = value.length > 10 ? dayOf(new Date(value)) : value;
  const days = daysBetween(dayOf(now), day);
  if (Math.abs(days) > NEAR) return formatDate(day, locale);
  // Intl capitalizes the Vietnamese “Hôm nay”, even within a sentence.
  return relativeFormat(locale, { numeric: 'auto' }).format(days, 'day').toLocaleLowerCase(locale);
}
