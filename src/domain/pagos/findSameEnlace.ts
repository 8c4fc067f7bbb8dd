/** Finds the active link to reuse, because asking for the same money twice gives the same link. */
import { minutesToPay } from '../deadlines.ts';
import type { FacturaAmount } from './enlace.ts';

export interface ActiveEnlace {
  /** The amounts that the link asks for, each invoice once. */
  readonly facturas: readonly FacturaAmount[];
  readonly valor: number;
  /** The amount of the link that can still be paid. */
  readonly pendiente: number;
  /** Milliseconds. */
  readonly caducaEl: number;
}

const hour = 3_600_000;

/**
 * The one that asks for exactly these amounts, all of which are still to be paid, and that lasts as long as requested,
 * give or take an hour; if no time was requested, long enough to pay. @param now milliseconds
 */
export function findSameEnlace<E extends ActiveEnlace>(
  activos: readonly E[],
  amounts: readonly FacturaAmount[],
  hours: number | undefined,
  now: number,
): E | undefined {
  const enough = Math.max(minutesToPay * 60_000, ((hours ?? 0) - 1) * hour);
  const wanted = keyOf(amounts);
  return activos.find(
    ({ facturas, valor, pendiente, caducaEl }) =>
      pendiente === valor && caducaEl - now >= enough && keyOf(facturas) === wanted,
  );
}

/** Equal for equal amounts of equal invoices, in any order. */
function keyOf(amounts: readonly FacturaAmount[]): string {
  return amounts
    .map(({ numero, valor }) => `${numero} ${valor}`)
    .toSorted()
    .join();
}
