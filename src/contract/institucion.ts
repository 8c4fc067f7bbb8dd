/** The issuer of the invoices and receipts, as their letterhead names it, and what its server can do. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { TipoIdentificacion } from './persona.ts';

/**
 * What the portal offers or promises only if the server can do it:
 * - `registro`: visitors create an account of their own;
 * - `recuperacion`: a forgotten password is changed by a link that comes by mail;
 * - `avisos`: an application, an enrolment and a payment bring the mails that the contract names.
 */
export type Capacidad = 'registro' | 'recuperacion' | 'avisos';

export const Institucion = v.object({
  nombre: v.string(),
  /** The tax number, and its kind: it is named RUC or NIT, or not at all if the kind is absent. */
  identificacion: v.string(),
  tipoIdentificacion: v.optional(TipoIdentificacion),
  direccion: v.string(),
  correo: v.string(),
  /** E.164 */
  telefono: v.string(),
  /**
   * True if the tax documents are electronic ones that come by mail: then the portal's invoices and credit notes, on the screen
   * and as PDF, say that they have no value for taxes.
   */
  facturaElectronica: v.optional(v.boolean()),
  /** Absent means all of them. A server without this call has none. Others than these, of a newer server, are no error. */
  capacidades: v.optional(v.array(v.string())),
});
export type Institucion = v.InferOutput<typeof Institucion>;

export const getInstitucion = endpoint({
  method: 'GET',
  path: '/api/institucion',
  auth: 'publica',
  summary: 'The institution that invoices: what its documents begin with',
  status: 200,
  response: Institucion,
});
