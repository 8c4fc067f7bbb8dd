/** Says which instalments a payment pays: those still owed, the oldest first. */

/** In minor units. */
interface Shares {
  /** The amount that was covered before. */
  readonly covered: number;
  /** The amount that this payment covers. */
  readonly now: number;
}

/**
 * @param cuotas by due date
 * @param covered the part of the invoice that payments and credit already cover
 * @param valor what is paid now
 */
export function splitPago<C extends { readonly valor: number }>(
  cuotas: readonly C[],
  covered: number,
  valor: number,
): (C & Shares)[] {
  let beforeLeft = covered;
  let nowLeft = valor;
  return cuotas.map((cuota) => {
    const before = Math.min(cuota.valor, beforeLeft);
    const now = Math.min(cuota.valor - before, nowLeft);
    beforeLeft -= before;
    nowLeft -= now;
    return { ...cuota, covered: before, now };
  });
}
