/** The state of a course is never stored: it follows from its dates, its seats and whether it was cancelled. */

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

/** The states in which a course takes people, now or later: what a person looks for. */
export const estadosVigentes: readonly EstadoCurso[] = ['abierto', 'lleno', 'programado'];

export const isVigente = ({ estado }: { readonly estado: EstadoCurso }): boolean =>
  estadosVigentes.includes(estado);

export const modalidades = ['presencial', 'virtual', 'hibrida'] as const;

export type Modalidad = (typeof modalidades)[number];

export interface CursoEnElTiempo {
  /** All dates YYYY-MM-DD in the institution's zone, both ends included. */
  inicio: string;
  fin: string;
  inscripcionDesde: string;
  inscripcionHasta: string;
  /** Seats left; undefined where the course has no limit. */
  cuposDisponibles?: number | undefined;
  cancelado: boolean;
}

/**
 * Only `abierto` takes a seat and only `lleno` takes a place in the waiting list. A course that has begun is `en_curso`
 * even where its enrolment dates reach further: nobody is enrolled by surprise in sessions that are already past.
 */
export function estadoCurso(curso: CursoEnElTiempo, hoy: string): EstadoCurso {
  if (curso.cancelado) return 'cancelado';
  if (hoy > curso.fin) return 'finalizado';
  if (hoy >= curso.inicio) return 'en_curso';
  if (hoy < curso.inscripcionDesde) return 'programado';
  if (hoy > curso.inscripcionHasta) return 'cerrado';
  return curso.cuposDisponibles !== undefined && curso.cuposDisponibles <= 0 ? 'lleno' : 'abierto';
}
