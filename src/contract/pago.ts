/** Payment attempts in every state. spec.md 7 leaves their detail and cancel paths empty, so the API has none. */
import * as v from 'valibot';
import { estadosPago } from '../domain/estados/pago.ts';
import { endpoint } from './endpoint.ts';
import { Importe, Instante, Moneda } from './fields.ts';
import { Id } from './Id.ts';
import { baseQuery, dateRange, listOf, repeatable, sortBy } from './list.ts';

export const Pago = v.object({
  id: Id,
  enlaceId: v.optional(Id),
  valor: Importe,
  moneda: Moneda,
  estado: v.picklist(estadosPago),
  pasarela: v.string(),
  referencia: v.string(),
  creadoEl: Instante,
  actualizadoEl: Instante,
  /** The amounts that its link asked for, with the names of courses. Empty if the attempt was made without a link. */
  facturas: v.array(v.object({ numero: v.string(), curso: v.optional(v.string()), valor: Importe })),
  /** The received amount, if the gateway confirmed a different one from the requested one. The receipt is for this amount. */
  recibido: v.optional(Importe),
  /** The number of its receipt, once confirmed. */
  recibo: v.optional(v.string()),
});
export type Pago = v.InferOutput<typeof Pago>;

export const ConsultaPagos = v.strictObject({
  ...baseQuery,
  ...dateRange,
  estado: repeatable(estadosPago),
  moneda: v.optional(Moneda),
  enlace: v.optional(Id),
  orden: sortBy('creadoEl', 'valor'),
});

export const listPagos = endpoint({
  method: 'GET',
  path: '/api/cliente/pagos',
  auth: 'bearer',
  summary: 'Own payment attempts',
  query: ConsultaPagos,
  status: 200,
  response: listOf(Pago),
});
