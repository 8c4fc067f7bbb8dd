/** The issuer of the invoices and receipts, as their letterhead names it. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const Institucion = v.object({
  nombre: v.string(),
  /** The tax number. */
  identificacion: v.string(),
  direccion: v.string(),
  correo: v.string(),
  /** E.164 */
  telefono: v.string(),
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
