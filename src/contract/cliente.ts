/** The client's own record, contact data and password. */
import * as v from 'valibot';
import { idiomas } from '../domain/idiomas.ts';
import { ClaveNueva, UsuarioActual } from './auth.ts';
import { Correo, Id, Telefono, texto, Version } from './campos.ts';
import { TipoIdentificacion } from './persona.ts';
import { ruta } from './ruta.ts';

/**
 * A registered account has no identification, telephone or address until its owner gives them. Name and identification
 * are locked after the first invoice.
 */
export const Cliente = v.object({
  id: Id,
  tipoIdentificacion: v.optional(TipoIdentificacion),
  identificacion: v.optional(v.string()),
  nombres: v.string(),
  apellidos: v.string(),
  razonSocial: v.optional(v.string()),
  correo: v.string(),
  telefono: v.optional(v.string()),
  direccion: v.optional(v.string()),
  idioma: v.picklist(idiomas, 'opcion_desconocida'),
  version: Version,
});
export type Cliente = v.InferOutput<typeof Cliente>;

/** Only contact data; anything else (role, saldo, identificacion…) is refused. */
export const CambioContacto = v.strictObject({
  correo: v.optional(Correo),
  telefono: v.optional(Telefono),
  direccion: v.optional(texto(1, 300)),
  idioma: v.optional(v.picklist(idiomas, 'opcion_desconocida')),
});
export type CambioContacto = v.InferInput<typeof CambioContacto>;

const ClaveActual = v.pipe(
  v.string('requerido'),
  v.minLength(1, 'requerido'),
  v.maxLength(512, 'demasiado_largo'),
);
const Token = v.pipe(v.string('requerido'), v.minLength(1, 'requerido'), v.maxLength(512, 'demasiado_largo'));

/** Signed in: with the current password. From the mail: with its token and no bearer. */
export const CambioClave = v.union([
  v.strictObject({ claveActual: ClaveActual, claveNueva: ClaveNueva }),
  v.strictObject({ token: Token, claveNueva: ClaveNueva }),
]);
export type CambioClave = v.InferInput<typeof CambioClave>;

/** Always the same, known or not. */
export const SolicitudRecibida = v.object({ recibida: v.literal(true) });

export const getCliente = ruta({
  method: 'GET',
  path: '/api/cliente',
  auth: 'bearer',
  summary: 'The signed-in client',
  status: 200,
  response: Cliente,
  versioned: true,
});

export const updateCliente = ruta({
  method: 'PATCH',
  path: '/api/cliente',
  auth: 'bearer',
  summary: 'Change contact data (If-Match)',
  body: CambioContacto,
  status: 200,
  response: Cliente,
  versioned: true,
});

export const getUsuario = ruta({
  method: 'GET',
  path: '/api/cliente/usuarios/{id}',
  auth: 'bearer',
  summary: "The signed-in user's own record; any other is not found",
  status: 200,
  response: UsuarioActual,
});

export const requestCambioClave = ruta({
  method: 'POST',
  path: '/api/cliente/perfil/{id}/solicitud-cambio-clave',
  auth: 'publica',
  summary: 'Ask for the mail to change a forgotten password; {id} is the e-mail or identification',
  status: 202,
  response: SolicitudRecibida,
});

export const changeClave = ruta({
  method: 'POST',
  path: '/api/cliente/perfil/cambio-clave',
  auth: 'opcional',
  summary: 'Change the password, with the current one or with the token of the mail',
  body: CambioClave,
  status: 204,
  response: v.undefined(),
});
