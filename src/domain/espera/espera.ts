/**
 * The waiting list of a course: who is next, and when a free seat goes to somebody who waits. The order is that of the
 * numbers given on arrival. Leaving the list is a change of state, so no number ever changes.
 */
import type { EstadoCurso } from '../estados/curso.ts';

export interface Waiting {
  /** The number given on arrival. It grows within a course and is never reused. */
  readonly orden: number;
}

/** The enrolments that wait, next one first. */
function sortEspera<T extends Waiting>(waiting: readonly T[]): T[] {
  return waiting.toSorted((a, b) => a.orden - b.orden);
}

/**
 * The list still gives out seats after the enrolment dates, because those who wait arrived in time. It stops when the
 * course begins, so that nobody finds themselves enrolled, and in debt, for sessions in the past.
 */
export function promotesFrom(estado: EstadoCurso): boolean {
  return estado === 'abierto' || estado === 'lleno' || estado === 'cerrado';
}

/** Returns who gets a seat now, in order. `free` is undefined when the course has no limit. */
export function nextPromoted<T extends Waiting>(
  waiting: readonly T[],
  free: number | undefined,
  estado: EstadoCurso,
): T[] {
  if (!promotesFrom(estado)) return [];
  return sortEspera(waiting).slice(0, free === undefined ? undefined : Math.max(0, free));
}
