/**
 * Money as integer minor units with their currency. Exact: what could lose a cent throws instead. Formatting is
 * left to Intl, in src/i18n.
 */
import { monedaDecimals } from './moneda.ts';

/**
 * The highest amount of one document, line or payment: 999,999,999.99 of a currency with cents. Ninety thousand of
 * them add up to a number that is still exact, and so do products with a percentage.
 */
export const importeMax = 99_999_999_999;

/** The largest sum of a client, of a thousand such amounts: dozens of these added up are still exact in JavaScript. */
export const sumMax = 99_999_999_999_999;

export interface Dinero {
  /** Minor units: 1250 is 12.50 USD. */
  valor: number;
  /** ISO 4217. */
  moneda: string;
}

/**
 * Decimal places of the minor unit by ISO 4217; 2 for a currency that we do not know. Not from Intl: its data says 0
 * for COP, where the standard says 2.
 */
export function decimalsOf(moneda: string): number {
  return (monedaDecimals as Readonly<Record<string, number>>)[moneda] ?? 2;
}

/** Sum of minor units of one currency. */
export function sumValores(values: Iterable<number>): number {
  let total = 0;
  for (const valor of values) total = exact(total + valor);
  return total;
}

/** One sum per currency, in order of appearance. */
export function sumByMoneda(items: Iterable<Dinero>): Dinero[] {
  const sums = new Map<string, number>();
  for (const { valor, moneda } of items) sums.set(moneda, exact((sums.get(moneda) ?? 0) + valor));
  return [...sums].map(([moneda, valor]) => ({ valor, moneda }));
}

/** `porcentaje` as people write it, at most two decimals (15 is 15 %). Half a minor unit rounds away from zero. */
export function percentOf(valor: number, porcentaje: number): number {
  const scaled = exact(exact(valor) * exact(Math.round(porcentaje * 100)));
  return exact(Math.sign(scaled) * Math.floor((Math.abs(scaled) + 5000) / 10_000) + 0);
}

/**
 * Returns `gross` (zero or more) without the tax of `tarifa` percent (at most two decimals) that it includes. Half a minor unit
 * rounds up. The tax is the difference, so that both always add up to `gross`.
 */
export function netOf(gross: number, tarifa: number): number {
  const divisor = 10_000 + Math.round(tarifa * 100);
  return Math.floor((exact(exact(gross) * 20_000) + divisor) / (2 * divisor));
}

/** `total` in `parts` equal whole amounts; the remainder goes to the last (api.md, invariant 1). */
export function split(total: number, parts: number): number[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Cannot split in ${parts}`);
  const each = Math.trunc(exact(total) / parts);
  const shares = new Array<number>(parts).fill(each);
  shares[parts - 1] = total - each * (parts - 1);
  return shares;
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact amount: ${value}`);
  return value;
}
