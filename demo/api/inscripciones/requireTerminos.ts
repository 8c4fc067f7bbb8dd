/** Checks that somebody accepted the terms in force. */
import type { InscripcionNueva } from '../../../src/contract/inscripcion.ts';
import type { Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

/** The version that somebody accepted, and when. */
export interface Acceptance {
  version: string;
  aceptadosEl: Date;
}

/**
 * Undefined if nothing was accepted, which is right only if the institution has no document to read. Throws 422
 * terminos_desactualizados: the person read an older version, or saw none.
 */
export function requireTerminos(
  { institucion }: Pick<Services, 'institucion'>,
  { terminos }: Pick<InscripcionNueva, 'terminos'>,
  now: Date,
): Acceptance | undefined {
  if (terminos ? terminos.version === institucion.terminosVersion : institucion.terminosUrl === null)
    return terminos && { version: terminos.version, aceptadosEl: now };
  throw new ProblemError('terminos_desactualizados', {
    errors: [{ pointer: '/terminos/version', code: 'terminos_desactualizados' }],
  });
}
