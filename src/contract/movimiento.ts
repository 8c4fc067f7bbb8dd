/** The ledger: append-only, exactly one of debe and haber above zero, `saldo` running per currency. */
import * as v from 'valibot';
import { tiposMovimiento } from '../domain/cuenta/movimientos.ts';
import { Entero, Fecha, Importe, Instante, Moneda, Saldo } from './campos.ts';
import { consultaBase, lista, orden, rangoFechas, repetible } from './lista.ts';
import { ruta } from './ruta.ts';

export const Movimiento = v.object({
  secuencia: Entero,
  fecha: Fecha,
  registradoEl: Instante,
  tipo: v.picklist(tiposMovimiento),
  documento: v.string(),
  descripcion: v.string(),
  debe: Importe,
  haber: Importe,
  /** After this movement; negative is in the client's favour. */
  saldo: Saldo,
  moneda: Moneda,
});
export type Movimiento = v.InferOutput<typeof Movimiento>;

export const ConsultaMovimientos = v.strictObject({
  ...consultaBase,
  ...rangoFechas,
  tipo: repetible(tiposMovimiento),
  moneda: v.optional(Moneda),
  orden: orden('secuencia', 'fecha'),
});

export const listMovimientos = ruta({
  method: 'GET',
  path: '/api/cliente/movimientos',
  auth: 'bearer',
  summary: 'The ledger; as CSV or PDF it is the statement of the range',
  query: ConsultaMovimientos,
  status: 200,
  response: lista(Movimiento),
  media: ['text/csv', 'application/pdf'],
});
