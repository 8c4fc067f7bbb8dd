/** Why an enrolment is refused, with the day on which enrolling begins or ended. */

import type { LockedCurso } from '../cursos/lockCurso.ts';
import { ProblemError } from '../http/problem.ts';
import type { RefusalCode } from './enrol.ts';

/** @param hoy YYYY-MM-DD in the institution's zone */
export function refusalOf(
  code: RefusalCode,
  { inscripcionDesde, inscripcionHasta }: LockedCurso,
  hoy: string,
): ProblemError {
  if (code === 'inscripciones_no_abiertas') return new ProblemError(code, { fecha: inscripcionDesde });
  // A course may be closed for another reason, such as being cancelled: then there is no day to tell.
  if (code === 'inscripciones_cerradas' && inscripcionHasta < hoy)
    return new ProblemError(code, { fecha: inscripcionHasta });
  return new ProblemError(code);
}
