/** The issuer of the invoices and receipts, as their letterhead names it. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { TipoIdentificacion } from './persona.ts';

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
