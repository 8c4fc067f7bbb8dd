/** Times of day in the institution's zone, naming the zone only to a person whose clock shows something else. */
import { ZONA_INSTITUCION } from '../domain/fechas.ts';
import { zoneNameIn } from '../domain/zoneNameIn.ts';
import { dateFormat } from './intl.ts';
import { ownZone, sameClock } from './zone.ts';

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

function formatFor(instant: Date, locale: string, parts: Intl.DateTimeFormatOptions, zone: string) {
  const timeZone = ZONA_INSTITUCION;
  const foreign = !sameClock(instant, timeZone, zone);
  return dateFormat(locale, {
    ...parts,
    timeZone,
    ...(foreign && { timeZoneName: zoneNameIn(locale) }),
  });
}

/** "18:00", or "18:00 hora de Ecuador" elsewhere. `instant` is RFC 3339. */
export function formatTime(instant: string, locale: string, zone: string = ownZone()): string {
  const date = new Date(instant);
  return formatFor(date, locale, TIME, zone).format(date);
}

/** "18:00–20:00", with the zone once when it is not the person's. */
export function formatTimeRange(from: string, to: string, locale: string, zone: string = ownZone()): string {
  const start = new Date(from);
  return formatFor(start, locale, TIME, zone).formatRange(start, new Date(to));
}

/** "21 nov 2026, 18:00", with the zone when it is not the person's. */
export function formatDateTime(instant: string, locale: string, zone: string = ownZone()): string {
  const date = new Date(instant);
  return formatFor(date, locale, { ...DATE, ...TIME }, zone).format(date);
}
