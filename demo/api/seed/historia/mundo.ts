/** What every story of the seed is told with: chance, today, and where to write it down. */
import { type Azar, between } from '../azar.ts';
import { at } from '../calendario.ts';
import type { Hechos } from './hechos.ts';

export interface Mundo {
  azar: Azar;
  hechos: Hechos;
  /** Milliseconds; nothing happens later than this. */
  ahora: number;
  hoy: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Some moment of that day in office and evening hours, not after now. */
export function momentOf(mundo: Mundo, fecha: string): number {
  const hora = `${String(between(mundo.azar, 8, 20)).padStart(2, '0')}:${String(between(mundo.azar, 0, 59)).padStart(2, '0')}`;
  return Math.min(Date.parse(at(fecha, hora)), mundo.ahora - 5 * minute);
}

/** So many days after, give or take some hours; never after now and never before `from`. */
export function after(mundo: Mundo, from: number, minDays: number, maxDays: number): number {
  const wanted = from + between(mundo.azar, minDays, maxDays) * day + between(mundo.azar, 3, 300) * minute;
  return Math.max(from, Math.min(wanted, mundo.ahora - minute));
}

/** The day of an instant by the clock of `at`: five hours behind UTC all year. */
export function dateOf(instant: number): string {
  return new Date(instant - 5 * 3_600_000).toISOString().slice(0, 10);
}
