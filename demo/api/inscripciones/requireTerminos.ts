/** Nobody agrees to what they did not read. */
import type { Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

/** Throws 422 terminos_desactualizados: what the person read is no longer what they would agree to. */
export function requireTerminos({ institucion }: Services, version: string): void {
  if (version !== institucion.terminosVersion) {
    throw new ProblemError('terminos_desactualizados', {
      errors: [{ pointer: '/terminos/version', code: 'terminos_desactualizados' }],
    });
  }
}
