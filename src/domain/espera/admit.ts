/** Decides whether a course takes another enrolment, with a seat or on the waiting list. It does not know who asks. */
import { type EstadoCurso, takesPeople } from '../estados/curso.ts';
import { accept, type Result, reject } from '../result.ts';

/** Problem codes of the contract. */
export type AdmitRefusal = 'inscripciones_no_abiertas' | 'inscripciones_cerradas' | 'cupo_agotado';

/**
 * After `cupo_agotado` the same request with `aceptaEspera` goes onto the waiting list. While others wait, a free seat
 * belongs to them.
 */
export function admit(
  curso: { estado: EstadoCurso; cuposDisponibles?: number | undefined; enEspera?: number | undefined },
  aceptaEspera: boolean,
): Result<'cupo' | 'espera', AdmitRefusal> {
  const { cuposDisponibles, enEspera = 0 } = curso;
  if (curso.estado === 'programado') return reject('inscripciones_no_abiertas');
  if (!takesPeople(curso)) return reject('inscripciones_cerradas');
  if (cuposDisponibles === undefined || cuposDisponibles > enEspera) return accept('cupo');
  return aceptaEspera ? accept('espera') : reject('cupo_agotado');
}
