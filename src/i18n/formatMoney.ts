/** Money from integer minor units (api.md): `1.234,50 US$`. No amount passes through a float. */
import { decimalsOf } from '../domain/dinero.ts';
import { numberFormat } from './intl.ts';

/** Prices in pesos are whole. An invoice may still have cents, which are then shown. */
const USUALLY_WHOLE = 'COP';

/** Writes an amount with its currency. `minor` is an integer of the currency's smallest unit. */
export function formatMoney(minor: number, moneda: string, locale: string): string {
  const decimals = decimalsOf(moneda);
  const format = numberFormat(locale, {
    style: 'currency',
    currency: moneda,
    useGrouping: 'always',
    // Set here, because Intl implementations disagree with the standard on some currencies.
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: moneda === USUALLY_WHOLE ? 'stripIfInteger' : 'auto',
  });
  const amount: `${number}` = `${minor}E-${decimals}` as `${number}`;
  if (!locale.startsWith('ar')) return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? ltr(value) : value))
    .join('');
}

/** Isolates left-to-right text; in Arabic the sign of "US$" would otherwise move before its letters. */
const ltr = (text: string): string => `\u2066${text}\u2069`;
