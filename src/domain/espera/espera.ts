/**
 * The waiting list of a course: who is next, and when a free seat goes to somebody who waits. First come, first served,
 * by the number given on arrival; leaving is any other state, so nobody has to be moved up.
 */
import type { EstadoCurso } from '../estados/curso.ts';

export interface EnEspera {
  /** Given on arrival, growing within a course and never given twice. */
  readonly orden: number;
}

/** Those who wait, the next one first. */
function sortEspera<T extends EnEspera>(lista: readonly T[]): T[] {
  return lista.toSorted((a, b) => a.orden - b.orden);
}

/**
 * Seats are still given away after the enrolment dates, for who waited came in time; not once the course has begun:
 * nobody finds themselves enrolled, and owing, in sessions that are past.
 */
export function promotesFrom(estado: EstadoCurso): boolean {
  return estado === 'abierto' || estado === 'lleno' || estado === 'cerrado';
}

/** Who gets a seat now, in order. `libres` is undefined where the course has no limit. */
export function nextPromoted<T extends EnEspera>(
  lista: readonly T[],
  libres: number | undefined,
  estado: EstadoCurso,
): T[] {
  if (!promotesFrom(estado)) return [];
  return sortEspera(lista).slice(0, libres === undefined ? undefined : Math.max(0, libres));
}
