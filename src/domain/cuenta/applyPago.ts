/** Which debts a payment takes off, and which it leaves when it is taken off again. */
import { byAge, type Deuda } from './deudas.ts';

export interface Aplicacion {
  readonly factura: string;
  readonly valor: number;
}

export interface AppliedPago {
  /** At most one for each invoice. */
  readonly aplicaciones: readonly Aplicacion[];
  /** What no debt took: it is in the client's favour (api.md, invariant 3). */
  readonly sinAplicar: number;
}

/**
 * The oldest debt first. `topes` names the invoices that it may pay and how much of each; left out, it may pay all. Σ
 * aplicaciones + sinAplicar = valor, and no invoice takes more than is owed of it.
 */
export function applyPago(
  valor: number,
  deudas: readonly Deuda[],
  topes?: ReadonlyMap<string, number> | undefined,
): AppliedPago {
  const aplicado = new Map<string, number>();
  let resto = valor;
  for (const { factura, saldo } of deudas.toSorted(byAge)) {
    const ya = aplicado.get(factura) ?? 0;
    const tope = topes ? (topes.get(factura) ?? 0) - ya : saldo;
    const toma = Math.max(0, Math.min(resto, saldo, tope));
    if (toma > 0) aplicado.set(factura, ya + toma);
    resto -= toma;
  }
  return { aplicaciones: [...aplicado].map(([factura, v]) => ({ factura, valor: v })), sinAplicar: resto };
}

/**
 * Takes `valor` off applications again, the latest first, as a credit note or a bounced cheque asks. `vigentes` are in
 * order of time. Each of the answer ends; `queda`, where it is not 0, goes on as a new one of the same receipt and invoice.
 */
export function releaseAplicaciones<A extends { readonly valor: number }>(
  vigentes: readonly A[],
  valor: number,
): { aplicacion: A; quita: number; queda: number }[] {
  const liberadas: { aplicacion: A; quita: number; queda: number }[] = [];
  let resto = valor;
  for (const aplicacion of vigentes.toReversed()) {
    if (resto === 0) break;
    const quita = Math.min(resto, aplicacion.valor);
    liberadas.push({ aplicacion, quita, queda: aplicacion.valor - quita });
    resto -= quita;
  }
  if (resto > 0) throw new RangeError(`Not applied, so not to be taken off: ${resto}`);
  return liberadas;
}
