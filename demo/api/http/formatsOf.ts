/**
 * Formats amounts and dates in the language of a mail. Times are in the institution's zone and name it, because nobody
 * knows where a mail is read. The locales are those of the interface, so that both write amounts alike.
 */
import { decimalsOf } from '../../../src/domain/dinero.ts';
import { type Idioma, languages } from '../../../src/domain/idiomas.ts';
import { zoneNameIn } from '../../../src/domain/zoneNameIn.ts';

export interface ServerFormats {
  /** Minor units. */
  dinero(valor: number, moneda: string): string;
  /** YYYY-MM-DD: "21 nov 2026". */
  fecha(fecha: string): string;
  /** Two days of the same kind: "12–16 oct 2026". */
  range(desde: string, hasta: string): string;
  /** An instant: "21 nov 2026, 18:00 hora de Ecuador", in French "…, 18:00 heure de l’Équateur". */
  instante(instant: Date): string;
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const made = new Map<string, ServerFormats>();

/** Caches the result, because Intl's objects are slow to create. */
export function formatsOf(idioma: Idioma, zona: string): ServerFormats {
  const key = `${idioma} ${zona}`;
  const known = made.get(key);
  if (known) return known;
  const formats = makeFormats(languages[idioma].locale, zona);
  made.set(key, formats);
  return formats;
}

function makeFormats(locale: string, zona: string): ServerFormats {
  const days = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zona,
    timeZoneName: zoneNameIn(locale),
  });
  return {
    dinero: (valor, moneda) => formatDinero(valor, moneda, locale),
    fecha: (fecha) => days.format(new Date(fecha)),
    range: (desde, hasta) => days.formatRange(new Date(desde), new Date(hasta)),
    instante: (instant) => instants.format(instant),
  };
}

function formatDinero(valor: number, moneda: string, locale: string): string {
  const decimals = decimalsOf(moneda);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: moneda,
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Prices in pesos are whole. Shows cents only if there are any, for example in an invoice.
    trailingZeroDisplay: moneda === 'COP' ? 'stripIfInteger' : 'auto',
  });
  const amount = `${valor}E-${decimals}` as `${number}`;
  if (!locale.startsWith('ar')) return format.format(amount);
  // Isolated, because text from right to left would otherwise show the `$` of "US$" before its letters.
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? `\u2066${value}\u2069` : value))
    .join('');
}
