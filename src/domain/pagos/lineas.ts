/** Checks how much of each invoice a person pays: the proposed amount, or what was typed instead, and its fault. */
import { applyPago } from '../cuenta/applyPago.ts';
import { deudasOf, type FacturaWithCuotas } from '../cuenta/deudas.ts';
import { sumValores } from '../dinero.ts';
import { parseImporte, writeImporte } from './importe.ts';

/** An invoice on which something is owed. Amounts in minor units. */
export interface PayableFactura extends FacturaWithCuotas {
  readonly saldo: number;
  readonly moneda: string;
}

export interface Payable<F extends PayableFactura> {
  readonly factura: F;
  /** Minor units, at most its saldo; 0 if the person is only asked whether to pay it. */
  readonly proposed: number;
}

/**
 * The typed amounts by number of invoice. An invoice without an entry keeps its proposal; null means that the person deselected it.
 */
export type Typed = Readonly<Record<string, string | null>>;

export interface Linea<F extends PayableFactura> {
  readonly factura: F;
  readonly chosen: boolean;
  readonly text: string;
  /** Minor units; 0 if it is not chosen, or what was typed has a fault. */
  readonly valor: number;
  readonly fault: 'formato' | 'excede' | undefined;
}

/** @param sign the decimal sign that proposals are written with */
export function checkLineas<F extends PayableFactura>(
  payables: readonly Payable<F>[],
  typed: Typed,
  sign: string,
): Linea<F>[] {
  return payables.map(({ factura, proposed }) => {
    const { numero, moneda, saldo } = factura;
    const own = typed[numero];
    const chosen = own === undefined ? proposed > 0 : own !== null;
    if (!chosen) return { factura, chosen, text: '', valor: 0, fault: undefined };
    const text = own ?? writeImporte(proposed, moneda, sign);
    const valor = parseImporte(text, moneda);
    const fault = valor === undefined ? 'formato' : valor > saldo ? 'excede' : undefined;
    return { factura, chosen, text, valor: fault ? 0 : (valor ?? 0), fault };
  });
}

/** Spreads the credit over invoices, the oldest debt first, at most the amount of each line. */
export function spreadFavor<F extends PayableFactura>(
  lineas: readonly Linea<F>[],
  saldoAFavor: number,
): Payable<F>[] {
  const facturas = lineas.map(({ factura }) => factura);
  const limits = new Map(lineas.map(({ factura, valor }) => [factura.numero, valor]));
  const { aplicaciones } = applyPago(saldoAFavor, deudasOf(facturas), limits);
  const taken = new Map(aplicaciones.map(({ factura, valor }) => [factura, valor]));
  return facturas.map((factura) => ({ factura, proposed: taken.get(factura.numero) ?? 0 }));
}

/**
 * Returns the amounts to pay, or undefined if no invoice is chosen, a chosen one has a fault, or their sum exceeds the limit.
 * @param limit minor units
 */
export function chosenOf(
  lineas: readonly Linea<PayableFactura>[],
  limit = Number.POSITIVE_INFINITY,
): { numero: string; valor: number }[] | undefined {
  const chosen = lineas.filter((linea) => linea.chosen);
  const total = sumValores(chosen.map(({ valor }) => valor));
  if (chosen.length === 0 || chosen.some(({ fault }) => fault) || total > limit) return undefined;
  return chosen.map(({ factura: { numero }, valor }) => ({ numero, valor }));
}
