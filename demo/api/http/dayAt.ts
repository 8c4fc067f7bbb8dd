/**
 * Gives the day of an instant near now. A day ends with a minute, and asking the calendar costs as much as answering
 * a call.
 */
import { dayOf } from '../../../src/domain/fechas.ts';

let day = { minute: Number.NaN, zona: '', fecha: '' };

export function dayAt(now: Date, zona: string): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (day.minute !== minute || day.zona !== zona) day = { minute, zona, fecha: dayOf(now, zona) };
  return day.fecha;
}
