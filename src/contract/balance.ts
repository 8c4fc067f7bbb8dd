/** What is owed and what is in favour, one balance per currency, at a date. */
import * as v from 'valibot';
import { Fecha, Importe, Moneda, Saldo } from './campos.ts';
import { ruta } from './ruta.ts';

/** Owed amounts by days overdue at `corte`; their sum is the sum of the invoices' saldo. */
export const Antiguedad = v.object({
  porVencer: Importe,
  d1_30: Importe,
  d31_60: Importe,
  d61_90: Importe,
  d91_120: Importe,
  d121_mas: Importe,
});
export type Antiguedad = v.InferOutput<typeof Antiguedad>;

export const Balance = v.object({
  moneda: Moneda,
  corte: Fecha,
  facturado: Importe,
  acreditado: Importe,
  pagado: Importe,
  reembolsado: Importe,
  /** Σ saldo of invoices − saldoAFavor: negative where the client is owed. */
  saldo: Saldo,
  vencido: Importe,
  porVencer: Importe,
  saldoAFavor: Importe,
  antiguedad: Antiguedad,
  proximoVencimiento: v.optional(v.object({ fecha: Fecha, factura: v.string(), valor: Importe })),
});
export type Balance = v.InferOutput<typeof Balance>;

export const getBalance = ruta({
  method: 'GET',
  path: '/api/cliente/balance',
  auth: 'bearer',
  summary: 'One balance per currency; an empty array where nothing was ever billed',
  status: 200,
  response: v.array(Balance),
});
