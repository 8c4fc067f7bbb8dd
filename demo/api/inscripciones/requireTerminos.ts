/** Checks that somebody accepted the terms in force. */
import type { Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

/** Throws 422 terminos_desactualizados: the person read an older version. */
export function requireTerminos({ institucion }: Services, version: string): void {
  if (version !== institucion.terminosVersion) {
    throw new ProblemError('terminos_desactualizados', {
      errors: [{ pointer: '/terminos/version', code: 'terminos_desactualizados' }],
    });
  }
}
