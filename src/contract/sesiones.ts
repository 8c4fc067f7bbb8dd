/** The sessions of an account and how to end them, and the confirmation that a mailbox is the person's own. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instante } from './fields.ts';
import { Id } from './Id.ts';

/** One sign-in that is still valid. Never its token. */
export const SesionAbierta = v.object({
  id: Id,
  /** The time of the sign-in. */
  inicio: Instante,
  /** The time of its last call, to the minute or so; missing if the service does not record it. */
  ultimoUso: v.optional(Instante),
  /** The browser and system as people call them ("Firefox · Windows"), from its User-Agent. */
  dispositivo: v.optional(v.string()),
  /** The place of the sign-in as people call it ("Guayaquil, Ecuador"); missing if the service does not know it. */
  lugar: v.optional(v.string()),
  /** The country of that place, if no more is known: ISO 3166-1 alpha-2. The interface names it in the person's language. */
  pais: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'formato'))),
  /** The session that calls. */
  actual: v.boolean(),
});
export type SesionAbierta = v.InferOutput<typeof SesionAbierta>;

/** An account has few, and they expire by themselves, so there are no pages. The latest used first. */
const SesionesAbiertas = v.object({ resultados: v.array(SesionAbierta) });

export const listSesiones = endpoint({
  method: 'GET',
  path: '/api/cliente/perfil/sesiones',
  auth: 'bearer',
  summary: 'Where the account is signed in',
  status: 200,
  response: SesionesAbiertas,
});

export const endOtherSesiones = endpoint({
  method: 'DELETE',
  path: '/api/cliente/perfil/sesiones',
  auth: 'bearer',
  summary: 'End every session of the account but the one that asks',
  status: 204,
  response: v.undefined(),
});

/** The id `actual` means the session that makes the call: browsers can send it on sign-out. */
export const endSesion = endpoint({
  method: 'DELETE',
  path: '/api/cliente/perfil/sesiones/{id}',
  auth: 'bearer',
  summary: 'End one session of the account; {id} may be "actual"',
  status: 204,
  response: v.undefined(),
});

export const requestVerificacion = endpoint({
  method: 'POST',
  path: '/api/cliente/perfil/verificacion-correo',
  auth: 'bearer',
  summary: 'Send the mail that verifies the e-mail again; nothing is sent if it is verified',
  status: 202,
  response: v.object({ recibida: v.literal(true) }),
});
