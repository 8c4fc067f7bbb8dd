/** The state of a course is never stored. It follows from its dates, its seats and whether it was cancelled. */

export const estadosCurso = [
  'programado',
  'abierto',
  'lleno',
  'cerrado',
  'en_curso',
  'finalizado',
  'cancelado',
] as const;

export type EstadoCurso = (typeof estadosCurso)[number];

/** The states of courses that people can enrol in, now or later. */
export const estadosOnOffer: readonly EstadoCurso[] = ['abierto', 'lleno', 'programado'];

export const isOnOffer = ({ estado }: { readonly estado: EstadoCurso }): boolean =>
  estadosOnOffer.includes(estado);

/** The course takes people now, at least on its waiting list. */
export const takesPeople = ({ estado }: { readonly estado: EstadoCurso }): boolean =>
  estado === 'abierto' || estado === 'lleno';

/** The course takes nobody any more, whatever its dates of enrolment say. */
export const isClosedForGood = ({ estado }: { readonly estado: EstadoCurso }): boolean =>
  estado === 'en_curso' || estado === 'finalizado' || estado === 'cancelado';

export const modalidades = ['presencial', 'virtual', 'hibrida'] as const;

export type Modalidad = (typeof modalidades)[number];

export interface CursoDates {
  /** All dates YYYY-MM-DD in the institution's zone, both ends included. */
  inicio: string;
  fin: string;
  inscripcionDesde: string;
  inscripcionHasta: string;
  /** Free seats; undefined when the course has no limit. */
  cuposDisponibles?: number | undefined;
  cancelado: boolean;
}

/**
 * A person gets a seat only in `abierto` and a place on the waiting list only in `lleno`. A course that has begun is
 * `en_curso` even if its enrolment dates end later, so that nobody unknowingly enrols in past sessions.
 */
export function estadoCurso(curso: CursoDates, today: string): EstadoCurso {
  if (curso.cancelado) return 'cancelado';
  if (today > curso.fin) return 'finalizado';
  if (today >= curso.inicio) return 'en_curso';
  if (today < curso.inscripcionDesde) return 'programado';
  if (today > curso.inscripcionHasta) return 'cerrado';
  return curso.cuposDisponibles !== undefined && curso.cuposDisponibles <= 0 ? 'lleno' : 'abierto';
}
