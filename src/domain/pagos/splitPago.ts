/** Says which instalments a payment pays: of those that are still owed, the oldest first. */

/** In minor units. */
interface Shares {
  /** What was covered before. */
  readonly cubierto: number;
  /** What this payment pays of it. */
  readonly ahora: number;
}

/**
 * @param cuotas by due date
 * @param cubierto what payments and credit already cover of the invoice
 * @param valor what is paid now
 */
export function splitPago<C extends { readonly valor: number }>(
  cuotas: readonly C[],
  cubierto: number,
  valor: number,
): (C & Shares)[] {
  let before = cubierto;
  let now = valor;
  return cuotas.map((cuota) => {
    const covered = Math.min(cuota.valor, before);
    const ahora = Math.min(cuota.valor - covered, now);
    before -= covered;
    now -= ahora;
    return { ...cuota, cubierto: covered, ahora };
  });
}
