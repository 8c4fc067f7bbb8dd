/** The filters of the invoices: what stands in the URL, and the query of the API that follows from it. */

import type * as v from 'valibot';
import type { ConsultaFacturas } from '../../../contract/factura.ts';
import { type Tramo, tramos } from '../../../domain/fechas.ts';
import { monedas } from '../../../domain/moneda.ts';
import { type Filtros, fecha, texto, uno } from '../lists/params.ts';

/** In words of a client; each stands for one or more states of the API. */
export const verFacturas = ['porPagar', 'vencidas', 'pagadas', 'acreditadas', 'anuladas'] as const;

export const ordenesFacturas = [
  '-fechaEmision',
  'fechaEmision',
  'fechaVencimiento',
  '-fechaVencimiento',
  '-saldo',
  'saldo',
  '-total',
  'total',
] as const;

export const tipos = ['factura', 'nota_credito'] as const;

/** An age of the debt, or all that is overdue. */
export const edades = ['vencido', ...tramos] as const;

export type Edad = (typeof edades)[number];

export const tramosDe = (edad: Edad): readonly Tramo[] =>
  edad === 'vencido' ? tramos.filter((tramo) => tramo !== 'porVencer') : [edad];

export const camposFacturas = {
  q: texto,
  estado: uno(['', ...verFacturas]),
  tipo: uno(['', ...tipos]),
  antiguedad: uno(['', ...edades]),
  moneda: uno(['', ...monedas]),
  desde: fecha,
  hasta: fecha,
  orden: uno(ordenesFacturas),
} as const;

export type FiltrosFacturas = Filtros<typeof camposFacturas>;

type Consulta = v.InferInput<typeof ConsultaFacturas>;

const consultaVer: { readonly [ver in (typeof verFacturas)[number]]: Consulta } = {
  porPagar: { estado: 'emitida', estadoPago: ['pendiente', 'parcial'], tipo: 'factura' },
  vencidas: { vencida: true },
  pagadas: { estadoPago: 'pagada' },
  acreditadas: { estado: 'emitida', estadoPago: 'acreditada', tipo: 'factura' },
  anuladas: { estado: 'anulada' },
};

export function consultaFacturas(filtros: FiltrosFacturas): Consulta {
  const { q, estado, tipo, antiguedad, moneda, desde, hasta, orden } = filtros;
  return {
    ...(tipo && { tipo }),
    ...(estado && consultaVer[estado]),
    ...(antiguedad && { antiguedad: [...tramosDe(antiguedad)] }),
    ...(moneda && { moneda }),
    orden,
    ...(q && { q }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
