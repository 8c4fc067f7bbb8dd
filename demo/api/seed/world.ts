/** What every story of the seed is told with: chance, today, and all that has happened so far. */
import type { Drafts } from './drafts.ts';
import { at } from './planDates.ts';
import { between, type Random } from './random.ts';

export interface World extends Drafts {
  random: Random;
  /** Milliseconds; nothing happens later than this. */
  now: number;
  /** YYYY-MM-DD. */
  today: string;
  /** Identifications that somebody has. */
  taken: Set<string>;
}

export const minute = 60_000;
const day = 24 * 60 * minute;

/** Some moment of that day in office and evening hours, not after now. */
export function momentOf({ random, now }: World, fecha: string): number {
  const two = (n: number) => String(n).padStart(2, '0');
  const hora = `${two(between(random, 8, 20))}:${two(between(random, 0, 59))}`;
  return Math.min(Date.parse(at(fecha, hora)), now - 5 * minute);
}

/** So many days after, give or take some hours; never after now and never before `from`. */
export function after({ random, now }: World, from: number, minDays: number, maxDays: number): number {
  const wanted = from + between(random, minDays, maxDays) * day + between(random, 3, 300) * minute;
  return Math.max(from, Math.min(wanted, now - minute));
}

/** The day of an instant by the clock of `at`: five hours behind UTC all year. */
export function dateOf(instant: number): string {
  return new Date(instant - 5 * 60 * minute).toISOString().slice(0, 10);
}
