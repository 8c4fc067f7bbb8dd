/** Returns the problem for a refused enrolment, with the first or the last day of enrolment. */
import type { LockedCurso } from '../cursos/lockCurso.ts';
import { ProblemError } from '../http/problem.ts';
import type { RefusalCode } from './enrol.ts';

/** @param today YYYY-MM-DD in the institution's zone */
export function refusalOf(
  code: RefusalCode,
  { inscripcionDesde, inscripcionHasta }: LockedCurso,
  today: string,
): ProblemError {
  if (code === 'inscripciones_no_abiertas') return new ProblemError(code, { fecha: inscripcionDesde });
  // A course closed for another reason, such as cancellation, has no day to name.
  if (code === 'inscripciones_cerradas' && inscripcionHasta < today)
    return new ProblemError(code, { fecha: inscripcionHasta });
  return new ProblemError(code);
}
