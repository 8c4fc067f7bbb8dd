/** Creating an account (spec.md 3 and 7). */
import * as v from 'valibot';
import { checkClave } from '../domain/clave.ts';
import { fullName } from '../domain/fullName.ts';
import { SesionNueva } from './auth.ts';
import { ClaveNueva } from './clave.ts';
import { endpoint } from './endpoint.ts';
import { Correo, personName } from './fields.ts';
import { bodyOf } from './validation.ts';

interface TypedRegistro {
  email: string;
  password: string;
  firstName: string;
  lastName: string | null;
}

/**
 * Checks the password against the owner's name and e-mail too, as soon as they are typed. The error is reported once, at
 * the password.
 */
export const Registro = v.pipe(
  bodyOf({
    email: Correo,
    password: ClaveNueva,
    firstName: personName(100),
    /** As a participant's surnames: null if there are none. */
    lastName: v.nullable(personName(100)),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['password'], ['firstName'], ['lastName']],
      (registro) => !checkClave(registro.password).ok || checkAsOwner(registro).ok,
      (issue) => {
        const verdict = checkAsOwner(issue.input);
        return verdict.ok ? 'formato' : verdict.code;
      },
    ),
    ['password'],
  ),
);
export type Registro = v.InferInput<typeof Registro>;

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'publica',
  summary: 'Create an account; records are linked once the e-mail is verified',
  body: Registro,
  status: 201,
  response: SesionNueva,
});

function checkAsOwner({ email, password, firstName, lastName }: TypedRegistro) {
  return checkClave(password, {
    nombre: fullName({ nombres: firstName, apellidos: lastName }),
    correo: email,
  });
}
