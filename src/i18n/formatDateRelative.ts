/** Dates near today in words: "hoy", "mañana", "hace 3 días"; beyond a week the date itself. */
import { ZONA_INSTITUCION } from '../domain/fechas.ts';
import { formatDate } from './formatDate.ts';
import { relativeFormat } from './intl.ts';
import { dayIn } from './zone.ts';

const DAY = 86_400_000;
const NEAR = 7;

/**
 * `value` is `YYYY-MM-DD` or an instant; `now` is the moment it is seen. Days are counted on the institution's
 * calendar, so that "vence hoy" is true where the payment is due. Put formatDate(…, 'long') in the title.
 */
export function formatDateRelative(value: string, locale: string, now: Date = new Date()): string {
  const day = value.length > 10 ? dayIn(new Date(value), ZONA_INSTITUCION) : value;
  const days = (Date.parse(day) - Date.parse(dayIn(now, ZONA_INSTITUCION))) / DAY;
  if (Math.abs(days) > NEAR) return formatDate(day, locale);
  return relativeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}
