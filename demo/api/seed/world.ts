/** The state that all stories of the seed share: today, and the records so far. */
import type { Drafts } from './drafts.ts';
import { at } from './planDates.ts';
import { between } from './random.ts';

export interface World extends Drafts {
  /** The current time in milliseconds; no event is later. */
  now: number;
  /** YYYY-MM-DD. */
  today: string;
  /** Identifications that are in use. */
  taken: Set<string>;
}

export const minute = 60_000;
const day = 24 * 60 * minute;

/** Draws a time of that day between 8:00 and 20:59, before now. */
export function instantOf({ now }: World, fecha: string): number {
  const two = (n: number) => String(n).padStart(2, '0');
  const time = `${two(between(8, 20))}:${two(between(0, 59))}`;
  return Math.min(Date.parse(at(fecha, time)), now - 5 * minute);
}

/** Draws a time some days after `from`, but not after now. */
export function after({ now }: World, from: number, minDays: number, maxDays: number): number {
  const wanted = from + between(minDays, maxDays) * day + between(3, 300) * minute;
  return Math.max(from, Math.min(wanted, now - minute));
}

/** Returns the day of an instant in mainland Ecuador, UTC−5 all year. */
export function isoDateOf(instant: number): string {
  return new Date(instant - 5 * 60 * minute).toISOString().slice(0, 10);
}
