/**
 * The rule that keeps people from paying twice: sums what undecided payments may still pay of some invoices. Screens and
 * payment pages warn while there is such a sum, and a payment page starts another payment only if the person insists.
 */
import { sumValores } from '../dinero.ts';
import { type EstadoPago, undecidedPago } from '../estados/pago.ts';
import type { FacturaAmount } from './enlace.ts';

export interface FacturasPago {
  readonly estado: EstadoPago;
  /** Minor units, of the attempt. */
  readonly valor: number;
  readonly moneda: string;
  /** The amounts that its link asked for: more than the attempt if a part was paid before. */
  readonly facturas: readonly FacturaAmount[];
}

export interface Pendientes {
  readonly count: number;
  /** Minor units. */
  readonly valor: number;
  readonly moneda: string;
}

/** @param numeros of invoices, all of one currency @returns undefined if no payment of them is undecided */
export function sumPendientes(
  pagos: readonly FacturasPago[],
  numeros: readonly string[],
): Pendientes | undefined {
  const parts = pagos.flatMap(({ estado, valor, moneda, facturas }) => {
    if (!undecidedPago.some((one) => one === estado)) return [];
    const asked = facturas.filter(({ numero }) => numeros.includes(numero));
    const part = Math.min(valor, sumValores(asked.map((factura) => factura.valor)));
    return part > 0 ? [{ valor: part, moneda }] : [];
  });
  const [first] = parts;
  if (!first) return undefined;
  return { count: parts.length, valor: sumValores(parts.map(({ valor }) => valor)), moneda: first.moneda };
}
