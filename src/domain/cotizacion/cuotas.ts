/** In which parts and by when an amount is paid. */
import { split } from '../dinero.ts';
import { addMonths } from '../fechas.ts';

export interface CuotaPlaneada {
  /** 1, 2, 3… */
  readonly orden: number;
  /** YYYY-MM-DD, the last day to pay it. */
  readonly vence: string;
  readonly valor: number;
}

/**
 * `partes` equal instalments, the rounding remainder in the last (api.md, invariant 1): the first is due on `primera`,
 * each other a month after the one before. Never a part of nothing: three cents make three at most, no amount none.
 */
export function planCuotas(total: number, partes: number, primera: string): CuotaPlaneada[] {
  if (total === 0) return [];
  return split(total, Math.min(partes, total)).map((valor, i) => ({
    orden: i + 1,
    vence: addMonths(primera, i),
    valor,
  }));
}
