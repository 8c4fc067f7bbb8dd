/** Time zones for the formatters. Dates without a time (`YYYY-MM-DD`) belong to the institution and never shift. */
import { dateFormat } from './intl.ts';

const SOLO_FECHA = /^\d{4}-\d{2}-\d{2}$/;

/** A value of the contract as Intl needs it: a plain date is read and shown in UTC, an instant in its zone. */
export function toIntl(valor: string, zona: string): { fecha: Date; timeZone: string } {
  return { fecha: new Date(valor), timeZone: SOLO_FECHA.test(valor) ? 'UTC' : zona };
}

/** The zone of the person's device. */
export const ownZone = (): string => dateFormat('en', {}).resolvedOptions().timeZone;

/** The calendar day of an instant in a zone, as `YYYY-MM-DD`. */
export function dayIn(instante: Date, zona: string): string {
  // Swedish writes ISO dates.
  return dateFormat('sv', { timeZone: zona, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instante,
  );
}

const wallClock = (instante: Date, zona: string): string =>
  dateFormat('sv', { timeZone: zona, dateStyle: 'short', timeStyle: 'short' }).format(instante);

/** True when clocks of both zones show the same at that instant (Bogotá and Guayaquil always do). */
export const sameClock = (instante: Date, a: string, b: string): boolean =>
  a === b || wallClock(instante, a) === wallClock(instante, b);
