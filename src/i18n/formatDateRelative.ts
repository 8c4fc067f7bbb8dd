/** Dates near today in words: "hoy", "mañana", "hace 3 días"; beyond a week the date itself. */
import { ZONA_INSTITUCION } from '../domain/fechas.ts';
import { formatDate } from './formatDate.ts';
import { relativeFormat } from './intl.ts';
import { dayIn } from './zona.ts';

const DIA = 86_400_000;
const CERCA = 7;

/**
 * `valor` is `YYYY-MM-DD` or an instant; `ahora` is the moment it is seen. Days are counted on the institution's
 * calendar, so that "vence hoy" is true where the payment is due. Put formatDate(…, 'larga') in the title.
 */
export function formatDateRelative(valor: string, locale: string, ahora: Date = new Date()): string {
  const dia = valor.length > 10 ? dayIn(new Date(valor), ZONA_INSTITUCION) : valor;
  const dias = (Date.parse(dia) - Date.parse(dayIn(ahora, ZONA_INSTITUCION))) / DIA;
  if (Math.abs(dias) > CERCA) return formatDate(dia, locale);
  return relativeFormat(locale, { numeric: 'auto' }).format(dias, 'day');
}
