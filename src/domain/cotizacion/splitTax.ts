/** Splits a price into net amount and tax. Prices include tax, but invoices show it separately. */
import { netOf } from '../dinero.ts';

export interface ImpuestoIncluido {
  /** The tax authority's name for it: IVA. */
  readonly codigo: string;
  /** A percentage with at most two decimals: 15 means 15 %. */
  readonly tarifa: number;
}

export interface LineaImpuesto extends ImpuestoIncluido {
  readonly base: number;
  readonly valor: number;
}

/** All amounts except `total` are without tax: subtotal − descuento + impuestos = total (api.md, invariant 1). */
export interface Desglose {
  readonly subtotal: number;
  readonly descuento: number;
  readonly impuestos: number;
  readonly total: number;
  /** One line for each tax. A tax of 0 % has a line too, because an invoice must name it. */
  readonly lineas: readonly LineaImpuesto[];
}

/**
 * `precio` and `descuento` include tax and are in minor units; `descuento` is at most `precio`. The tax absorbs the
 * rounding, so that the total is, to the cent, the price that the person saw.
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
