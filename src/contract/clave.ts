/** A new password. In a file of its own to keep its blocklist out of the first screen's code. */
import * as v from 'valibot';
import { checkClave } from '../domain/clave.ts';

/** Checks the rules that need no owner. Code that knows the owner checks again with checkClave(clave, owner). */
export const ClaveNueva = v.pipe(
  v.string('requerido'),
  v.minLength(1, 'requerido'),
  v.normalize('NFC'),
  v.check(
    (clave) => checkClave(clave).ok,
    (issue) => {
      const verdict = checkClave(issue.input);
      return verdict.ok ? 'formato' : verdict.code;
    },
  ),
);
