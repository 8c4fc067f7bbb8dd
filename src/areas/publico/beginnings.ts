/** The days between which a course begins, by names that do not age in an address. */
import { addDays } from '../../domain/fechas.ts';

export const beginnings = ['30dias', '90dias', 'despues'] as const;
export type Beginning = (typeof beginnings)[number];

/** @param today YYYY-MM-DD */
export function daysOfBeginning(beginning: Beginning, today: string): { desde?: string; hasta?: string } {
  if (beginning === 'despues') return { desde: addDays(today, 91) };
  return { hasta: addDays(today, beginning === '30dias' ? 30 : 90) };
}
