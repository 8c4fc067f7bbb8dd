/** The ledger: append-only, exactly one of debe and haber above zero, `saldo` running per currency. */
import * as v from 'valibot';
import { tiposMovimiento } from '../domain/cuenta/movimientos.ts';
import { medios } from '../domain/estados/recibo.ts';
import { endpoint } from './endpoint.ts';
import { Fecha, Importe, Instante, Moneda, Saldo, Sum, WholeNumber } from './fields.ts';
import { baseQuery, csvForm, dateRange, listWithTotals, repeatable, sortBy } from './list.ts';

export const Movimiento = v.object({
  secuencia: WholeNumber,
  fecha: Fecha,
  registradoEl: Instante,
  tipo: v.picklist(tiposMovimiento),
  documento: v.string(),
  /** As it was recorded, in Spanish. */
  descripcion: v.string(),
  /** The name of the course, if its document is about one. */
  curso: v.optional(v.string()),
  /** The names of the courses that its document is about, each once: a payment may be for several. */
  cursos: v.array(v.string()),
  /** The means of a payment; other movements have none. */
  medio: v.optional(v.picklist(medios)),
  /** True for a payment that came through the gateway. */
  enLinea: v.optional(v.boolean()),
  debe: Importe,
  haber: Importe,
  /** After this movement; negative is in the client's favour. */
  saldo: Saldo,
  moneda: Moneda,
});
export type Movimiento = v.InferOutput<typeof Movimiento>;

/**
 * The sums of the statement of the same range. No saldo if kinds or words were filtered: the lines are then not all that
 * happened in the range. A currency that only has a saldo from before the range is included too.
 */
export const TotalMovimientos = v.object({
  moneda: Moneda,
  cuantos: WholeNumber,
  saldoInicial: v.optional(Saldo),
  debe: Sum,
  haber: Sum,
  saldoFinal: v.optional(Saldo),
});
export type TotalMovimientos = v.InferOutput<typeof TotalMovimientos>;

export const ConsultaMovimientos = v.strictObject({
  ...baseQuery,
  ...dateRange,
  tipo: repeatable(tiposMovimiento),
  moneda: v.optional(Moneda),
  orden: sortBy('secuencia', 'fecha'),
  ...csvForm,
});

export const listMovimientos = endpoint({
  method: 'GET',
  path: '/api/cliente/movimientos',
  auth: 'bearer',
  summary: 'The ledger; as CSV or PDF it is the statement of the range',
  query: ConsultaMovimientos,
  status: 200,
  response: listWithTotals(Movimiento, TotalMovimientos),
  media: ['text/csv', 'application/pdf'],
});
