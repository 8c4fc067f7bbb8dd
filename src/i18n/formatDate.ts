/** Dates without time: "21 nov 2026". */
import { ZONA_INSTITUCION } from '../domain/fechas.ts';
import { dateFormat } from './intl.ts';
import { toIntl } from './zona.ts';

const CORTA: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const LARGA: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

/**
 * `YYYY-MM-DD` or an instant (RFC 3339; its day in the institution's zone), short as "21 nov 2026" or long as
 * "sábado, 21 de noviembre de 2026" (for titles of short or relative dates).
 */
export function formatDate(valor: string, locale: string, estilo: 'corta' | 'larga' = 'corta'): string {
  const { fecha, timeZone } = toIntl(valor, ZONA_INSTITUCION);
  return dateFormat(locale, { ...(estilo === 'corta' ? CORTA : LARGA), timeZone }).format(fecha);
}

/** "12–16 oct 2026": two days with what they share written once. */
export function formatDateRange(desde: string, hasta: string, locale: string): string {
  const inicio = toIntl(desde, ZONA_INSTITUCION);
  return dateFormat(locale, { ...CORTA, timeZone: inicio.timeZone }).formatRange(
    inicio.fecha,
    new Date(hasta),
  );
}
