/** The client's own record and contact data. */
import * as v from 'valibot';
import { idiomas } from '../domain/idiomas.ts';
import { UsuarioActual } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Correo, Telefono, textLine, Version } from './fields.ts';
import { Id } from './Id.ts';
import { TipoIdentificacion } from './persona.ts';
import { bodyOf } from './validation.ts';

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
  /** True if its owner has shown that the mailbox is theirs. Missing if the service does not ask for it. */
  correoVerificado: v.optional(v.boolean()),
  telefono: v.optional(v.string()),
  direccion: v.optional(v.string()),
  idioma: v.picklist(idiomas, 'opcion_desconocida'),
  version: Version,
});
export type Cliente = v.InferOutput<typeof Cliente>;

/** Takes only contact data and refuses all other fields (role, saldo, identificacion…). */
export const CambioContacto = bodyOf({
  correo: v.optional(Correo),
  telefono: v.optional(Telefono),
  direccion: v.optional(textLine(1, 300)),
  idioma: v.optional(v.picklist(idiomas, 'opcion_desconocida')),
});
export type CambioContacto = v.InferInput<typeof CambioContacto>;

export const getCliente = endpoint({
  method: 'GET',
  path: '/api/cliente',
  auth: 'bearer',
  summary: 'The signed-in client',
  status: 200,
  response: Cliente,
  versioned: true,
});

export const updateCliente = endpoint({
  method: 'PATCH',
  path: '/api/cliente',
  auth: 'bearer',
  summary: 'Change contact data (If-Match)',
  body: CambioContacto,
  status: 200,
  response: Cliente,
  versioned: true,
});

export const getUsuario = endpoint({
  method: 'GET',
  path: '/api/cliente/usuarios/{id}',
  auth: 'bearer',
  summary: "The signed-in user's own record; any other is not found",
  status: 200,
  response: UsuarioActual,
});
