/** Computes the price of a course on a day. */
import type { Condicion } from './condicion.ts';

interface Reduction {
  /** Minor units. */
  readonly saved: number;
  readonly motivo: string;
  /** YYYY-MM-DD, its last day. */
  readonly hasta: string;
}

export interface PrecioCurso {
  /** To pay on that day, in minor units. */
  readonly valor: number;
  /** Present during a discount whose condition, if it has one, is met. */
  readonly descuento?: Reduction & { readonly normal: number };
  /** Present during a discount whose condition is not met: it is not in `valor`. */
  readonly offer?: Reduction & { readonly condicion: Condicion };
}

/** The fields of a course that decide its price. */
export interface CursoWithPrecio {
  /** Minor units. */
  readonly precio: number;
  readonly descuento?:
    | {
        readonly motivo: string;
        readonly valor: number;
        readonly hasta: string;
        readonly condicion?: Condicion | undefined;
      }
    | undefined;
}

/**
 * The discount counts until its last day, that day included, never makes the price negative, and is only for those who
 * meet its condition.
 * @param today YYYY-MM-DD in the institution's zone
 * @param meets whether the person meets the condition of the discount
 */
export function precioCurso(
  { precio, descuento }: CursoWithPrecio,
  today: string,
  meets = false,
): PrecioCurso {
  if (!descuento || Math.min(descuento.valor, precio) === 0 || today > descuento.hasta)
    return { valor: precio };
  const { motivo, hasta, condicion } = descuento;
  const saved = Math.min(precio, descuento.valor);
  if (condicion && !meets) return { valor: precio, offer: { saved, motivo, hasta, condicion } };
  return { valor: precio - saved, descuento: { normal: precio, saved, motivo, hasta } };
}
