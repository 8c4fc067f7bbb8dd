/** True for mails to people who have a seat or can count on one: only they need the days to pay and the calendar. */
import { type EstadoInscripcion, takesSeat } from '../../../../src/domain/estados/inscripcion.ts';
import type { Situation } from './enqueueCursoMail.ts';

/** The state of an application or enrolment, in mails that name it. */
export interface Standing {
  tipo: string;
  situacion?: Situation;
  estado?: EstadoInscripcion;
}

export function hasSeat({ situacion, estado }: Standing): boolean {
  if (situacion !== undefined) return situacion !== 'lleno' && situacion !== 'espera';
  return estado === undefined || takesSeat(estado);
}
