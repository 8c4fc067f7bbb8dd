/** What a course costs on a day. */

export interface PrecioCurso {
  /** To pay on that day, in minor units. */
  readonly valor: number;
  /** There while a discount is on. */
  readonly descuento?: {
    readonly normal: number;
    readonly ahorro: number;
    readonly motivo: string;
    readonly hasta: string;
  };
}

interface CursoConPrecio {
  /** Minor units. */
  readonly precio: number;
  readonly descuento?:
    | { readonly motivo: string; readonly valor: number; readonly hasta: string }
    | undefined;
}

/**
 * The discount counts until its last day, that day included, and never makes the price negative.
 * @param hoy YYYY-MM-DD in the institution's zone
 */
export function precioCurso({ precio, descuento }: CursoConPrecio, hoy: string): PrecioCurso {
  if (!descuento || Math.min(descuento.valor, precio) === 0 || hoy > descuento.hasta)
    return { valor: precio };
  const valor = Math.max(0, precio - descuento.valor);
  const { motivo, hasta } = descuento;
  return { valor, descuento: { normal: precio, ahorro: precio - valor, motivo, hasta } };
}
