/** Making an account (spec.md 3 and 7). */
import * as v from 'valibot';
import { checkClave } from '../domain/clave.ts';
import { SesionNueva } from './auth.ts';
import { ClaveNueva } from './clave.ts';
import { Correo, texto } from './fields.ts';
import { ruta } from './ruta.ts';
import { cuerpo } from './validation.ts';

interface Tecleado {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * The password is judged by its owner's name and e-mail as well, as soon as they are there; told at the field itself, and
 * once.
 */
export const Registro = v.pipe(
  cuerpo({ email: Correo, password: ClaveNueva, firstName: texto(1, 100), lastName: texto(1, 100) }),
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

export const register = ruta({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'publica',
  summary: 'Create an account; records are linked once the e-mail is verified',
  body: Registro,
  status: 201,
  response: SesionNueva,
});

function checkAsOwner({ email, password, firstName, lastName }: Tecleado) {
  return checkClave(password, { nombre: `${firstName} ${lastName}`, correo: email });
}
