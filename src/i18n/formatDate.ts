/** Dates without time: "21 nov 2026". */
import { ZONA_INSTITUCION } from '../domain/fechas.ts';
import { dateFormat } from '../domain/intl.ts';
import { toIntl } from './zone.ts';

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

/**
 * `YYYY-MM-DD` or an instant (RFC 3339; its day in the institution's zone), short as "21 nov 2026" or long as
 * "sábado, 21 de noviembre de 2026" (for titles of short or relative dates).
 */
export function formatDate(value: string, locale: string, style: 'short' | 'long' = 'short'): string {
  const { date, timeZone } = toIntl(value, ZONA_INSTITUCION);
  return dateFormat(locale, { ...(style === 'short' ? SHORT : LONG), timeZone }).format(date);
}

/** "12–16 oct 2026": two days with what they share written once. */
export function formatDateRange(from: string, to: string, locale: string): string {
  const start = toIntl(from, ZONA_INSTITUCION);
  return dateFormat(locale, { ...SHORT, timeZone: start.timeZone }).formatRange(start.date, new Date(to));
}
