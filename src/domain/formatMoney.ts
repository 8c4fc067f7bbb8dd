/** Money from integer minor units (api.md): `$1.234,50`. No amount passes through a float. */
import { decimalsOf } from './dinero.ts';
import { directionOf } from './idiomas.ts';
import { numberFormat } from './intl.ts';
import { type Locality, localesIn, paises } from './pais.ts';

export interface MoneyFormat extends Locality {
  /** The currencies (ISO 4217) that the person sees. If there are several, each amount has the code of its own. */
  readonly monedas?: readonly string[];
}

/** Prices in pesos are whole. An invoice may still have cents, which are then shown. */
const USUALLY_WHOLE = 'COP';

/** Which amounts have a sign: those below zero, or also those above. */
export type MoneySign = 'auto' | 'always';

/**
 * Writes an amount: with `$` in the currency of the country, `$386,67`, and with the code in another one or if the person sees
 * several, `USD 386,67`. `minor` is an integer of the currency's smallest unit.
 * @throws {RangeError} if it is not: an answer that breaks the contract must not become a wrong amount on the screen.
 */
export function formatMoney(
  minor: number,
  moneda: string,
  { monedas = [], ...place }: MoneyFormat,
  sign: MoneySign = 'auto',
): string {
  if (!Number.isInteger(minor)) throw new RangeError(`Not an amount of minor units: ${String(minor)}`);
  const decimals = decimalsOf(moneda);
  const isRtl = directionOf(place.idioma) === 'rtl';
  const isAlone = moneda === paises[place.pais].moneda && monedas.every((one) => one === moneda);
  const format = numberFormat(localesIn(place).money, {
    style: 'currency',
    currency: moneda,
    currencyDisplay: isAlone ? 'narrowSymbol' : 'code',
    useGrouping: 'always',
    // Set here, because Intl implementations disagree with the standard on some currencies.
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: moneda === USUALLY_WHOLE ? 'stripIfInteger' : 'auto',
    signDisplay: isRtl ? (sign === 'always' ? 'exceptZero' : 'auto') : 'never',
  });
  const amount = `${minor}E-${decimals}` as `${number}`;
  // CLDR has US$ for Arabic even if asked for the narrow sign.
  if (isRtl)
    return format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? ltr(isAlone ? '$' : value) : value))
      .join('');
  // Written here, because CLDR's es-EC writes $-386,67.
  const before = minor < 0 ? '\u2212' : minor > 0 && sign === 'always' ? '+' : '';
  return before + format.format(amount);
}

/** Isolates left-to-right text; in Arabic a sign or a code would otherwise move to the other side of the digits. */
const ltr = (text: string): string => `\u2066${text}\u2069`;
