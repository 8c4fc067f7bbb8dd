/** Whether a mail is to somebody who has a seat, or may count on one: only they have days to pay by and classes to note. */
import { type EstadoInscripcion, takesSeat } from '../../../../src/domain/estados/inscripcion.ts';
import type { Situation } from './cursoMail.ts';

/** How an application or an enrolment stands, in avisos that say so. */
export interface Standing {
  tipo: string;
  situacion?: Situation;
  estado?: EstadoInscripcion;
}

export function hasSeat({ situacion, estado }: Standing): boolean {
  if (situacion !== undefined) return situacion !== 'lleno' && situacion !== 'espera';
  return estado === undefined || takesSeat(estado);
}
