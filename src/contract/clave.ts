/** A new password. By itself, because the blocklist that it brings along has no place in the first screen. */
import * as v from 'valibot';
import { checkClave } from '../domain/clave.ts';

/** By the policy that needs no owner; who knows the owner checks again with checkClave(clave, owner). */
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
