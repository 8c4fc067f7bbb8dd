/** Times of day in the institution's zone, naming the zone only to a person whose clock shows something else. */
import { ZONA_INSTITUCION } from '../domain/fechas.ts';
import { dateFormat } from './intl.ts';
import { ownZone, sameClock } from './zona.ts';

const HORA: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const FECHA: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

function optionsFor(instante: Date, partes: Intl.DateTimeFormatOptions, zonaPropia: string) {
  const otra = !sameClock(instante, ZONA_INSTITUCION, zonaPropia);
  return {
    ...partes,
    timeZone: ZONA_INSTITUCION,
    ...(otra ? { timeZoneName: 'shortGeneric' as const } : {}),
  };
}

/** "18:00", or "18:00 hora de Ecuador" elsewhere. `instante` is RFC 3339. */
export function formatTime(instante: string, locale: string, zonaPropia: string = ownZone()): string {
  const fecha = new Date(instante);
  return dateFormat(locale, optionsFor(fecha, HORA, zonaPropia)).format(fecha);
}

/** "18:00–20:00", with the zone once when it is not the person's. */
export function formatTimeRange(
  desde: string,
  hasta: string,
  locale: string,
  zonaPropia: string = ownZone(),
): string {
  const inicio = new Date(desde);
  return dateFormat(locale, optionsFor(inicio, HORA, zonaPropia)).formatRange(inicio, new Date(hasta));
}

/** "21 nov 2026, 18:00", with the zone when it is not the person's. */
export function formatDateTime(instante: string, locale: string, zonaPropia: string = ownZone()): string {
  const fecha = new Date(instante);
  return dateFormat(locale, optionsFor(fecha, { ...FECHA, ...HORA }, zonaPropia)).format(fecha);
}
