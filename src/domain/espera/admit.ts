/** Whether a course takes another enrolment, and with a seat or a place in the waiting list. Knows nothing of who asks. */
import type { EstadoCurso } from '../estados/curso.ts';
import { accept, type Result, reject } from '../result.ts';

/** Codes of the contract's problems. */
export type AdmitRefusal = 'inscripciones_no_abiertas' | 'inscripciones_cerradas' | 'cupo_agotado';

/**
 * `cupo_agotado` is not the end: the same with `aceptaEspera` is admitted to the waiting list. A seat that is free while
 * others wait is theirs.
 */
export function admit(
  curso: { estado: EstadoCurso; cuposDisponibles?: number | undefined; enEspera?: number | undefined },
  aceptaEspera: boolean,
): Result<'cupo' | 'espera', AdmitRefusal> {
  const { estado, cuposDisponibles, enEspera = 0 } = curso;
  if (estado === 'programado') return reject('inscripciones_no_abiertas');
  if (estado !== 'abierto' && estado !== 'lleno') return reject('inscripciones_cerradas');
  if (cuposDisponibles === undefined || cuposDisponibles > enEspera) return accept('cupo');
  return aceptaEspera ? accept('espera') : reject('cupo_agotado');
}
