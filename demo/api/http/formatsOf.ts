/**
 * Formats amounts and dates in the language of a mail, as the interface writes them. Times are in the institution's zone and name
 * it, because nobody knows where a mail is read.
 */
import { formatMoney } from '../../../src/domain/formatMoney.ts';
import type { Idioma } from '../../../src/domain/idiomas.ts';
import { localesIn } from '../../../src/domain/pais.ts';
import { zoneNameIn } from '../../../src/domain/zoneNameIn.ts';
import type { StoredInstitucion } from '../db/institucion.ts';

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

/**
 * Caches the result, because Intl's objects are slow to create.
 * @param monedas the currencies (ISO 4217) that the reader sees; with several, each amount has its code
 */
export function formatsOf(
  idioma: Idioma,
  institucion: Pick<StoredInstitucion, 'pais' | 'zonaHoraria'>,
  monedas: readonly string[] = [],
): ServerFormats {
  const { pais, zonaHoraria } = institucion;
  const key = [idioma, pais, zonaHoraria, ...monedas].join(' ');
  const known = made.get(key);
  if (known) return known;
  const place = { idioma, pais };
  const { locale } = localesIn(place);
  const days = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zonaHoraria,
    timeZoneName: zoneNameIn(locale),
  });
  const formats: ServerFormats = {
    dinero: (valor, moneda) => formatMoney(valor, moneda, { ...place, monedas }),
    fecha: (fecha) => days.format(new Date(fecha)),
    range: (desde, hasta) => days.formatRange(new Date(desde), new Date(hasta)),
    instante: (instant) => instants.format(instant),
  };
  made.set(key, formats);
  return formats;
}
