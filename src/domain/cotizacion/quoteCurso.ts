/**
 * What enrolling in a course costs now: price, discount, tax, total and instalments. The form shows it before anything
 * is confirmed and the API bills by it, so both say the same. It decides nothing about seats.
 */

import { endOfReserva } from '../deadlines.ts';
import { dayOf } from '../fechas.ts';
import { precioCurso } from '../precioCurso.ts';
import { type PlannedCuota, planCuotas } from './planCuotas.ts';
import { type Desglose, type ImpuestoIncluido, splitTax } from './splitTax.ts';

/** What of a course decides its cost; a Curso of the contract is one. Amounts in minor units, tax included. */
export interface QuotableCurso<M extends string> {
  /** YYYY-MM-DD */
  readonly inicio: string;
  /** YYYY-MM-DD, its last day. */
  readonly fin: string;
  readonly precio: number;
  readonly moneda: M;
  readonly descuento?:
    | { readonly motivo: string; readonly valor: number; readonly hasta: string }
    | undefined;
  readonly impuesto?: ImpuestoIncluido | undefined;
  /** How many instalments at most; one when left out. */
  readonly cuotas?: number | undefined;
}

/** Minor units of `moneda`. `valor`, `descuento` and `total` are those of the enrolment: tax included. */
export interface Cotizacion<M extends string = string> {
  readonly moneda: M;
  readonly valor: number;
  readonly descuento: number;
  /** Why there is a discount, and its last day. */
  readonly rebaja?: { readonly motivo: string; readonly hasta: string };
  /** valor − descuento. */
  readonly total: number;
  /** The same total as the invoice will have it, tax apart. */
  readonly desglose: Desglose;
  /** Empty where there is nothing to pay. The first is due the day on which an unpaid seat is lost. */
  readonly cuotas: readonly PlannedCuota[];
}

/** @param ahora milliseconds. @param zona of the institution. */
export function quoteCurso<M extends string>(
  curso: QuotableCurso<M>,
  ahora: number,
  zona?: string,
): Cotizacion<M> {
  const { valor: total, descuento } = precioCurso(curso, dayOf(ahora, zona));
  const importes = { valor: curso.precio, descuento: curso.precio - total };
  return {
    moneda: curso.moneda,
    ...importes,
    ...(descuento && { rebaja: { motivo: descuento.motivo, hasta: descuento.hasta } }),
    total,
    desglose: splitTax(importes, curso.impuesto),
    cuotas: planCuotas(total, curso.cuotas ?? 1, dayOf(endOfReserva(curso, ahora, zona), zona), curso.fin),
  };
}
