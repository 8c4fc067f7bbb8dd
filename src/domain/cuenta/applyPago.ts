/** Decides which debts a payment pays, and which of them are owed again if it is reversed. */
import { byAge, type Deuda } from './deudas.ts';

export interface Aplicacion {
  readonly factura: string;
  readonly valor: number;
}

export interface AppliedPago {
  /** At most one for each invoice. */
  readonly aplicaciones: readonly Aplicacion[];
  /** The rest that paid no debt; it is in the client's favour (api.md, invariant 3). */
  readonly sinAplicar: number;
}

/**
 * Pays the oldest debt first. `limits` gives the invoices that it may pay and the most for each; without it, it may pay all.
 * Σ aplicaciones + sinAplicar = valor, and no invoice gets more than it owes.
 */
export function applyPago(
  valor: number,
  deudas: readonly Deuda[],
  limits?: ReadonlyMap<string, number> | undefined,
): AppliedPago {
  const aplicado = new Map<string, number>();
  let rest = valor;
  for (const { factura, saldo } of deudas.toSorted(byAge)) {
    const before = aplicado.get(factura) ?? 0;
    const limit = limits ? (limits.get(factura) ?? 0) - before : saldo;
    const taken = Math.max(0, Math.min(rest, saldo, limit));
    if (taken > 0) aplicado.set(factura, before + taken);
    rest -= taken;
  }
  return { aplicaciones: [...aplicado].map(([factura, v]) => ({ factura, valor: v })), sinAplicar: rest };
}

/**
 * Takes `valor` back from applications, the latest first, after a credit note or a bounced cheque. `inForce` are in order
 * of time. Each returned application ends; if `left` is not 0, the caller writes a new one of that amount for the same
 * receipt and invoice. Throws RangeError if less than `valor` was applied.
 */
export function releaseAplicaciones<A extends { readonly valor: number }>(
  inForce: readonly A[],
  valor: number,
): { aplicacion: A; taken: number; left: number }[] {
  const released: { aplicacion: A; taken: number; left: number }[] = [];
  let rest = valor;
  for (const aplicacion of inForce.toReversed()) {
    if (rest === 0) break;
    const taken = Math.min(rest, aplicacion.valor);
    released.push({ aplicacion, taken, left: aplicacion.valor - taken });
    rest -= taken;
  }
  if (rest > 0) throw new RangeError(`Not applied, so not to be taken off: ${rest}`);
  return released;
}
