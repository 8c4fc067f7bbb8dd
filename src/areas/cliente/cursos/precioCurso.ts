/** What a course costs on a day: the discount counts until its last day, that day included. */
import type { Curso } from '../../../contract/curso.ts';

export interface PrecioCurso {
  /** To pay today, in minor units. */
  readonly valor: number;
  /** There while a discount is on. */
  readonly descuento?: {
    readonly normal: number;
    readonly ahorro: number;
    readonly motivo: string;
    readonly hasta: string;
  };
}

/** @param hoy YYYY-MM-DD in the institution's zone */
export function precioCurso(curso: Pick<Curso, 'precio' | 'descuento'>, hoy: string): PrecioCurso {
  const { precio, descuento } = curso;
  if (!descuento || descuento.valor === 0 || hoy > descuento.hasta) return { valor: precio };
  const valor = Math.max(0, precio - descuento.valor);
  const { motivo, hasta } = descuento;
  return { valor, descuento: { normal: precio, ahorro: precio - valor, motivo, hasta } };
}
