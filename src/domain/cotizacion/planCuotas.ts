/** In which parts and by when an amount is paid. */
import { split } from '../dinero.ts';
import { addMonths } from '../fechas.ts';

export interface PlannedCuota {
  /** 1, 2, 3… */
  readonly orden: number;
  /** YYYY-MM-DD, the last day to pay it. */
  readonly vence: string;
  readonly valor: number;
}

/**
 * `partes` equal instalments, the rounding remainder in the last (api.md, invariant 1): the first is due on `primera`,
 * each other a month after the one before. Fewer where the course would be over by then: nobody owes by plan what they
 * have had. Never a part of nothing: three cents make three at most, no amount none.
 * @param ultima YYYY-MM-DD, the last day of the course
 */
export function planCuotas(total: number, partes: number, primera: string, ultima: string): PlannedCuota[] {
  if (total === 0) return [];
  const dias = Array.from({ length: Math.min(partes, total) }, (_, i) => addMonths(primera, i));
  const vencen = dias.filter((vence, i) => i === 0 || vence <= ultima);
  return split(total, vencen.length).map((valor, i) => ({
    orden: i + 1,
    vence: vencen[i] ?? primera,
    valor,
  }));
}
