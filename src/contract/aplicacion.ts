/** Pays invoices with the money in the client's favour. The ledger does not change, so saldo stays the same. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FacturasPedidas } from './enlace.ts';
import { Importe, ImportePositivo, Moneda, Sum } from './fields.ts';
import { bodyOf } from './validation.ts';

/** All invoices in one currency; each `valor` at most the saldo of its invoice, together at most what is in favour. */
const AplicacionNueva = bodyOf({ facturas: FacturasPedidas });
export type AplicacionNueva = v.InferInput<typeof AplicacionNueva>;

export const Aplicado = v.object({
  valor: ImportePositivo,
  moneda: Moneda,
  /** The part of each invoice that each receipt paid: the oldest receipt first. */
  aplicaciones: v.array(v.object({ recibo: v.string(), factura: v.string(), valor: ImportePositivo })),
  /** What is still owed on each of the invoices. A server older than these two fields omits both. */
  facturas: v.optional(v.array(v.object({ numero: v.string(), saldo: Importe }))),
  /** What is left in favour in this currency. */
  saldoAFavor: v.optional(Sum),
});
export type Aplicado = v.InferOutput<typeof Aplicado>;

export const applySaldoAFavor = endpoint({
  method: 'POST',
  path: '/api/cliente/aplicaciones',
  auth: 'bearer',
  summary: 'Pay invoices with money in favour; a first instalment paid so wins its seat',
  body: AplicacionNueva,
  status: 201,
  response: Aplicado,
});
