/** Receipts. Each shows a confirmed payment and the invoices that it paid. */
import * as v from 'valibot';
import { estadosRecibo, medios } from '../domain/estados/recibo.ts';
import { endpoint } from './endpoint.ts';
import { Correo, Fecha, Importe, Moneda, Sum, WholeNumber } from './fields.ts';
import { Id } from './Id.ts';
import { baseQuery, csvForm, dateRange, Flag, listWithTotals, repeatable, sortBy } from './list.ts';

export const Recibo = v.object({
  numero: Id,
  fecha: Fecha,
  valor: Importe,
  /** The amount that was asked for, when the gateway received a different one. `valor` is the received amount. */
  pedido: v.optional(Importe),
  moneda: Moneda,
  medio: v.picklist(medios),
  referencia: v.string(),
  estado: v.picklist(estadosRecibo),
  /** `curso` is the name of the course of the invoice. */
  aplicaciones: v.array(v.object({ factura: v.string(), curso: v.optional(v.string()), valor: Importe })),
  /** The names of the courses that it pays, each once; if it no longer pays any, those that it paid. */
  cursos: v.array(v.string()),
  /** The part that went back to the payer. If `estado` is `reversado`, the payer's bank took it. */
  reembolsado: v.optional(Importe, 0),
  /** The part that no invoice used, which stays in the client's favour: valor − reembolsado − Σ aplicaciones. */
  sinAplicar: Importe,
});
export type Recibo = v.InferOutput<typeof Recibo>;

/**
 * `valor` is the received amount and never changes: aplicado + reembolsado + reversado + sinAplicar. `reembolsado` was
 * refunded to the payer; `reversado` was taken back by the payer's bank, for example for a cheque without funds.
 */
export const TotalRecibos = v.object({
  moneda: Moneda,
  cuantos: WholeNumber,
  valor: Sum,
  aplicado: Sum,
  reembolsado: Sum,
  reversado: Sum,
  sinAplicar: Sum,
});
export type TotalRecibos = v.InferOutput<typeof TotalRecibos>;

export const ConsultaRecibos = v.strictObject({
  ...baseQuery,
  ...dateRange,
  estado: repeatable(estadosRecibo),
  medio: repeatable(medios),
  moneda: v.optional(Moneda),
  /** True keeps the receipts with money in the client's favour; false keeps the others. */
  aFavor: Flag,
  orden: sortBy('fecha', 'numero', 'valor'),
  ...csvForm,
});
export type ConsultaRecibos = v.InferOutput<typeof ConsultaRecibos>;

export const listRecibos = endpoint({
  method: 'GET',
  path: '/api/cliente/recibos',
  auth: 'bearer',
  summary: 'Own receipts; as CSV or PDF the whole filtered list, with its totals',
  query: ConsultaRecibos,
  status: 200,
  response: listWithTotals(Recibo, TotalRecibos),
  media: ['text/csv', 'application/pdf'],
});

export const getRecibo = endpoint({
  method: 'GET',
  path: '/api/cliente/recibos/{id}',
  auth: 'bearer',
  summary: 'One receipt; {id} is its number',
  status: 200,
  response: Recibo,
  media: ['application/pdf'],
});

/** Each receipt was mailed once when its money came in. The answer contains the address, that of the client's record. */
export const resendRecibo = endpoint({
  method: 'POST',
  path: '/api/cliente/recibos/{id}/reenviar',
  auth: 'bearer',
  summary: 'Mail a receipt again, with its PDF, to the client’s own address; {id} is its number',
  status: 202,
  response: v.object({ correo: Correo }),
});
