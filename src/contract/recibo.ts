/** Receipts: confirmed payments only, with what each was applied to. */
import * as v from 'valibot';
import { estadosRecibo, medios } from '../domain/estados/recibo.ts';
import { Fecha, Id, Importe, Moneda } from './campos.ts';
import { consultaBase, lista, orden, rangoFechas, repetible } from './lista.ts';
import { ruta } from './ruta.ts';

export const Recibo = v.object({
  numero: Id,
  fecha: Fecha,
  valor: Importe,
  moneda: Moneda,
  medio: v.picklist(medios),
  referencia: v.string(),
  estado: v.picklist(estadosRecibo),
  aplicaciones: v.array(v.object({ factura: v.string(), valor: Importe })),
  /** Derived: what of it no invoice took, in the client's favour. */
  sinAplicar: Importe,
});
export type Recibo = v.InferOutput<typeof Recibo>;

export const ConsultaRecibos = v.strictObject({
  ...consultaBase,
  ...rangoFechas,
  estado: repetible(estadosRecibo),
  medio: repetible(medios),
  moneda: v.optional(Moneda),
  orden: orden('fecha', 'numero', 'valor'),
});

export const listRecibos = ruta({
  method: 'GET',
  path: '/api/cliente/recibos',
  auth: 'bearer',
  summary: 'Own receipts',
  query: ConsultaRecibos,
  status: 200,
  response: lista(Recibo),
});

export const getRecibo = ruta({
  method: 'GET',
  path: '/api/cliente/recibos/{id}',
  auth: 'bearer',
  summary: 'One receipt; {id} is its number',
  status: 200,
  response: Recibo,
  media: ['application/pdf'],
});
