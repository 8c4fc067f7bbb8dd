/** Changing a password: with the current one, or with the token of a mail requested before. */
import * as v from 'valibot';
import { ClaveNueva } from './clave.ts';
import { endpoint } from './endpoint.ts';
import { bodyOf } from './validation.ts';

const Secret = v.pipe(
  v.string('requerido'),
  v.minLength(1, 'requerido'),
  v.maxLength(512, 'demasiado_largo'),
);

/** Signed in. */
export const CambioByClave = bodyOf({ claveActual: Secret, claveNueva: ClaveNueva });

/** A change by the token of a mail, without a bearer. */
export const CambioByToken = bodyOf({ token: Secret, claveNueva: ClaveNueva });

export const CambioClave = v.union([CambioByClave, CambioByToken]);
export type CambioClave = v.InferInput<typeof CambioClave>;

/** The same for unknown accounts. */
const SolicitudRecibida = v.object({ recibida: v.literal(true) });

export const requestCambioClave = endpoint({
  method: 'POST',
  path: '/api/cliente/perfil/{id}/solicitud-cambio-clave',
  auth: 'publica',
  summary: 'Ask for the mail to change a forgotten password; {id} is the e-mail or identification',
  status: 202,
  response: SolicitudRecibida,
});

export const changeClave = endpoint({
  method: 'POST',
  path: '/api/cliente/perfil/cambio-clave',
  auth: 'opcional',
  summary: 'Change the password, with the current one or with the token of the mail',
  body: CambioClave,
  status: 204,
  response: v.undefined(),
});
