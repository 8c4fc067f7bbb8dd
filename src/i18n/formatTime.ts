/** Times of day in the institution's zone, naming the zone only to a person whose clock shows something else. */

import { dateFormat } from '../domain/intl.ts';
import { zoneNameIn } from '../domain/zoneNameIn.ts';
import { ownZone, sameClock } from './zone.ts';

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** How and where a time is written. */
export interface TimePlace {
  /** BCP 47 */
  readonly locale: string;
  /** The institution's zone. */
  readonly zona: string;
}

function formatFor(
  instant: Date,
  { locale, zona: timeZone }: TimePlace,
  parts: Intl.DateTimeFormatOptions,
  zone: string,
) {
  const foreign = !sameClock(instant, timeZone, zone);
  return dateFormat(locale, {
    ...parts,
    timeZone,
    ...(foreign && { timeZoneName: zoneNameIn(locale) }),
  });
}

/** "18:00", or "18:00 hora de Ecuador" elsewhere. `instant` is RFC 3339, `zone` the person's. */
export function formatTime(instant: string, place: TimePlace, zone: string = ownZone()): string {
  const date = new Date(instant);
  return formatFor(date, place, TIME, zone).format(date);
}

/** "18:00–20:00", with the zone once when it is not the person's. */
export function formatTimeRange(
  from: string,
  to: string,
  place: TimePlace,
  zone: string = ownZone(),
): string {
  const start = new Date(from);
  return formatFor(start, place, TIME, zone).formatRange(start, new Date(to));
}

/** "21 nov 2026, 18:00", with the zone when it is not the person's. */
export function formatDateTime(instant: string, place: TimePlace, zone: string = ownZone()): string {
  const date = new Date(instant);
  return formatFor(date, place, { ...DATE, ...TIME }, zone).format(date);
}
