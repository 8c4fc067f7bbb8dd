/** The price of an enrolment now, by the rule that billing uses (src/domain/cotizacion). */
import * as v from 'valibot';
import { whenToPay } from '../domain/cotizacion/whenToPay.ts';
import { CondicionPresentada } from './condicion.ts';
import { endpoint } from './endpoint.ts';
import { Fecha, Importe, Moneda, Porcentaje, WholeNumber } from './fields.ts';
import { bodyOf } from './validation.ts';

/** A quote without `condicion` omits discounts that have a condition. */
const CotizacionPedida = bodyOf({ condicion: v.optional(CondicionPresentada) });

const Tax = v.object({ codigo: v.string(), tarifa: Porcentaje, base: Importe, valor: Importe });

/** `valor`, `descuento` and `total` include tax; `desglose` shows the tax separately. */
const Cotizacion = v.object({
  moneda: Moneda,
  valor: Importe,
  descuento: Importe,
  rebaja: v.optional(v.object({ motivo: v.string(), hasta: Fecha })),
  total: Importe,
  desglose: v.object({
    subtotal: Importe,
    descuento: Importe,
    impuestos: Importe,
    total: Importe,
    lineas: v.array(Tax),
  }),
  /** The day from which the dates of `cuotas` count: now, when a seat is free, or the approval. */
  cuando: v.picklist(whenToPay),
  cuotas: v.array(v.object({ orden: WholeNumber, vence: Fecha, valor: Importe })),
});

export const quoteCurso = endpoint({
  method: 'POST',
  path: '/api/cliente/cursos/{id}/cotizacion',
  auth: 'opcional',
  summary: 'What enrolling would cost now; checks the condition of a discount',
  body: CotizacionPedida,
  status: 200,
  response: Cotizacion,
});
