/** Amounts owed and in favour, one balance per currency, at a date. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Fecha, Importe, Mes, Moneda, Saldo, Sum } from './fields.ts';

/** Owed amounts by days overdue at `corte`; their sum is the sum of the invoices' saldo. */
const Antiguedad = v.object({
  porVencer: Sum,
  d1_30: Sum,
  d31_60: Sum,
  d61_90: Sum,
  d91_120: Sum,
  d121_mas: Sum,
});
export type Antiguedad = v.InferOutput<typeof Antiguedad>;

export const Balance = v.object({
  moneda: Moneda,
  corte: Fecha,
  /** Invoices in force: annulled ones count neither here nor in `acreditado`, as in the totals of their list. */
  facturado: Sum,
  acreditado: Sum,
  pagado: Sum,
  reembolsado: Sum,
  /** Σ saldo of invoices − saldoAFavor: negative if the client is owed money. */
  saldo: Saldo,
  vencido: Sum,
  porVencer: Sum,
  saldoAFavor: Sum,
  antiguedad: Antiguedad,
  /**
   * The twelve months up to that of `corte`, in order; a month without payments has zeros. `reembolsado` counts in the month
   * of the refund.
   */
  porMes: v.array(v.object({ mes: Mes, pagado: Sum, reembolsado: Sum })),
  /** `curso` is the name of the course of the invoice. */
  proximoVencimiento: v.optional(
    v.object({ fecha: Fecha, factura: v.string(), curso: v.optional(v.string()), valor: Importe }),
  ),
});
export type Balance = v.InferOutput<typeof Balance>;

export const getBalance = endpoint({
  method: 'GET',
  path: '/api/cliente/balance',
  auth: 'bearer',
  summary: 'One balance per currency; an empty array if nothing was ever billed',
  status: 200,
  response: v.array(Balance),
});
