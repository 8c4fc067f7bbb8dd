/** Tells price and tax apart, the way an invoice has to. Prices include their tax; invoices are written without it. */
import { netOf } from '../dinero.ts';

export interface ImpuestoIncluido {
  /** As the tax authority names it: IVA. */
  readonly codigo: string;
  /** Percentage, at most two decimals: 15 is 15 %. */
  readonly tarifa: number;
}

export interface LineaImpuesto extends ImpuestoIncluido {
  readonly base: number;
  readonly valor: number;
}

/** Amounts before tax, save `total`: subtotal − descuento + impuestos = total (api.md, invariant 1). */
export interface Desglose {
  readonly subtotal: number;
  readonly descuento: number;
  /** The sum of `lineas`. */
  readonly impuestos: number;
  readonly total: number;
  /** One for each tax, those of 0 % included, because an invoice names them. */
  readonly lineas: readonly LineaImpuesto[];
}

/**
 * `precio` and `descuento`, both with tax and the second at most the first, in minor units. What rounding does is taken
 * up by the tax, so the total is to the cent what the person was told.
 */
export function splitTax(
  { valor, descuento }: { readonly valor: number; readonly descuento: number },
  impuesto?: ImpuestoIncluido | undefined,
): Desglose {
  const total = valor - descuento;
  const tarifa = impuesto?.tarifa ?? 0;
  const subtotal = netOf(valor, tarifa);
  const base = netOf(total, tarifa);
  const lineas = impuesto ? [{ ...impuesto, base, valor: total - base }] : [];
  return { subtotal, descuento: subtotal - base, impuestos: total - base, total, lineas };
}
