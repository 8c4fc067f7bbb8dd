/** Sign-in and the current user (spec.md 3 and 7). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './Id.ts';
import { bodyOf } from './validation.ts';

/**
 * The user of a session. The browser checks this shape, because the session depends on it; what is optional may come null
 * from other back ends. `lastName` is the part of `displayName` that the surnames are, for the initials.
 */
export const Usuario = v.object({
  id: Id,
  displayName: v.string(),
  lastName: v.nullish(v.string()),
  email: v.string(),
  photoURL: v.nullish(v.string()),
  role: v.nullish(v.string()),
});
export type Usuario = v.InferOutput<typeof Usuario>;

/** The answer of login and register. The token is a signed JWT with `exp` in seconds. */
export const SesionNueva = v.object({ accessToken: v.pipe(v.string(), v.minLength(1)), user: Usuario });
export type SesionNueva = v.InferOutput<typeof SesionNueva>;

export const UsuarioActual = v.object({ user: Usuario });

/** No password policy here: an old password must still sign in. */
export const Credenciales = bodyOf({
  username: v.pipe(
    v.string('requerido'),
    v.trim(),
    v.minLength(1, 'requerido'),
    v.maxLength(254, 'demasiado_largo'),
  ),
  password: v.pipe(v.string('requerido'), v.minLength(1, 'requerido'), v.maxLength(512, 'demasiado_largo')),
  type: v.literal('CLI', 'opcion_desconocida'),
});
export type Credenciales = v.InferInput<typeof Credenciales>;

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'publica',
  summary: 'Sign in with e-mail or identification',
  body: Credenciales,
  status: 200,
  response: SesionNueva,
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  auth: 'bearer',
  summary: 'The current user',
  status: 200,
  response: UsuarioActual,
});
