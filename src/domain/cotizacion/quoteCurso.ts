/**
 * Quotes a course: price, discount, tax, total and instalments of an enrolment made now. The form shows the quote and
 * the API bills by it, so both agree. It ignores seats.
 */
import { endOfHold } from '../deadlines.ts';
import { dayOf } from '../fechas.ts';
import { type PlannedCuota, planCuotas } from './planCuotas.ts';
import { type CursoWithPrecio, precioCurso } from './precioCurso.ts';
import { type Desglose, type ImpuestoIncluido, splitTax } from './splitTax.ts';

/** The fields of a course that decide its cost; the contract's Curso has them. Amounts in minor units, tax included. */
export interface QuotableCurso<M extends string> extends CursoWithPrecio {
  readonly inicio: string;
  /** The last day of the course. */
  readonly fin: string;
  readonly moneda: M;
  readonly impuesto?: ImpuestoIncluido | undefined;
  /** The highest number of instalments; 1 if absent. */
  readonly cuotas?: number | undefined;
}

/** In minor units of `moneda`. `valor`, `descuento` and `total` include tax, as in the enrolment. */
export interface Cotizacion<M extends string = string> {
  readonly moneda: M;
  readonly valor: number;
  readonly descuento: number;
  /** The reason for the discount, and its last day. */
  readonly rebaja?: { readonly motivo: string; readonly hasta: string };
  /** valor − descuento. */
  readonly total: number;
  /** The total with the tax shown separately, as on the invoice. */
  readonly desglose: Desglose;
  /** Empty when there is nothing to pay. An unpaid seat is lost after the due date of the first instalment. */
  readonly cuotas: readonly PlannedCuota[];
}

interface QuoteContext {
  /** The institution's time zone. */
  readonly zona?: string | undefined;
  /** True if the condition of the discount is met; a discount without a condition always counts. */
  readonly meets?: boolean;
}

/** @param now milliseconds */
export function quoteCurso<M extends string>(
  curso: QuotableCurso<M>,
  now: number,
  { zona, meets = false }: QuoteContext = {},
): Cotizacion<M> {
  const { valor: total, descuento } = precioCurso(curso, dayOf(now, zona), meets);
  const importes = { valor: curso.precio, descuento: curso.precio - total };
  return {
    moneda: curso.moneda,
    ...importes,
    ...(descuento && { rebaja: { motivo: descuento.motivo, hasta: descuento.hasta } }),
    total,
    desglose: splitTax(importes, curso.impuesto),
    cuotas: planCuotas(total, curso.cuotas ?? 1, dayOf(endOfHold(curso, now, zona), zona), curso.fin),
  };
}
