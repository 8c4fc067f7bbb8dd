/** Invoices and credit notes. The API derives some fields (saldo, estadoPago…); requests never include them. */
import * as v from 'valibot';
import { estadosCuota, estadosFactura, estadosPagoFactura } from '../domain/estados/factura.ts';
import { medios } from '../domain/estados/recibo.ts';
import { ageBuckets } from '../domain/fechas.ts';
import { endpoint } from './endpoint.ts';
import { Fecha, Importe, Moneda, Porcentaje, Sum, WholeNumber } from './fields.ts';
import { Id } from './Id.ts';
import { baseQuery, csvForm, dateRange, Flag, listWithTotals, Numeros, repeatable, sortBy } from './list.ts';
import { Comprador } from './persona.ts';

const tiposFactura = ['factura', 'nota_credito'] as const;

const Impuesto = v.object({ codigo: v.string(), tarifa: Porcentaje, base: Importe, valor: Importe });

/** `total` is cantidad × precioUnitario − descuento + the taxes of the line. */
const Linea = v.object({
  orden: WholeNumber,
  descripcion: v.string(),
  cantidad: WholeNumber,
  precioUnitario: Importe,
  descuento: Importe,
  impuestos: v.array(Impuesto),
  total: Importe,
});

const Cuota = v.object({ id: Id, vence: Fecha, valor: Importe, estado: v.picklist(estadosCuota) });

export const Factura = v.object({
  /** 001-001-000000001 */
  numero: Id,
  tipo: v.picklist(tiposFactura),
  /** The invoice that this credit note corrects. */
  refiere: v.optional(v.string()),
  inscripcion: v.optional(v.string()),
  /** The name of the course of its enrolment. */
  curso: v.optional(v.string()),
  estado: v.picklist(estadosFactura),
  estadoPago: v.picklist(estadosPagoFactura),
  vencida: v.boolean(),
  fechaEmision: Fecha,
  fechaVencimiento: Fecha,
  comprador: Comprador,
  lineas: v.array(Linea),
  subtotal: Importe,
  descuento: Importe,
  impuestos: Importe,
  total: Importe,
  pagado: Importe,
  acreditado: Importe,
  /** The debt that its annulment cancelled. */
  anulado: v.optional(Importe, 0),
  saldo: Importe,
  /** Present with the filter `antiguedad`: the part of `saldo` in those buckets. */
  enAntiguedad: v.optional(Importe),
  cuotas: v.array(Cuota),
  /** The receipts that pay it, each with how it was paid; `enLinea` is true if it came through the gateway. */
  aplicaciones: v.array(
    v.object({
      recibo: v.string(),
      fecha: Fecha,
      valor: Importe,
      medio: v.optional(v.picklist(medios)),
      enLinea: v.optional(v.boolean()),
    }),
  ),
  moneda: Moneda,
});
export type Factura = v.InferOutput<typeof Factura>;

/** The sums omit annulled invoices; credit notes count in `acreditado` only. `cuantos` counts every document. */
export const TotalFacturas = v.object({
  moneda: Moneda,
  cuantos: WholeNumber,
  total: Sum,
  pagado: Sum,
  acreditado: Sum,
  saldo: Sum,
  /** Present with the filter `antiguedad`: the part of `saldo` in those buckets, as in the balance. */
  enAntiguedad: v.optional(Sum),
});
export type TotalFacturas = v.InferOutput<typeof TotalFacturas>;

/**
 * `desde` and `hasta` limit fechaEmision. `antiguedad` keeps the invoices with debt in those ageing buckets of the
 * balance; an invoice in instalments can be in several. `refiere` keeps the credit notes of one invoice. The answer omits each
 * `numero` that does not exist. The order `proximoVencimiento` goes by the due date of the oldest instalment that is still
 * owed; for an invoice that owes nothing, by fechaVencimiento. Credit notes, which never fall due, come last in both directions.
 */
export const ConsultaFacturas = v.strictObject({
  ...baseQuery,
  ...dateRange,
  tipo: repeatable(tiposFactura),
  estado: repeatable(estadosFactura),
  estadoPago: repeatable(estadosPagoFactura),
  vencida: Flag,
  antiguedad: repeatable(ageBuckets),
  numero: Numeros,
  inscripcion: v.optional(Id),
  refiere: v.optional(Id),
  moneda: v.optional(Moneda),
  orden: sortBy('fechaEmision', 'fechaVencimiento', 'proximoVencimiento', 'numero', 'total', 'saldo'),
  ...csvForm,
});
export type ConsultaFacturas = v.InferOutput<typeof ConsultaFacturas>;

export const listFacturas = endpoint({
  method: 'GET',
  path: '/api/cliente/facturas',
  auth: 'bearer',
  summary: 'Own invoices and credit notes; as CSV or PDF the whole filtered list, with its totals',
  query: ConsultaFacturas,
  status: 200,
  response: listWithTotals(Factura, TotalFacturas),
  media: ['text/csv', 'application/pdf'],
});

export const getFactura = endpoint({
  method: 'GET',
  path: '/api/cliente/facturas/{id}',
  auth: 'bearer',
  summary: 'One invoice; {id} is its number',
  status: 200,
  response: Factura,
  media: ['application/pdf'],
});
