/** Money from integer minor units (api.md): `1.234,50 US$`. Exact: no amount passes through a float. */
import { decimalesDe } from '../domain/dinero.ts';
import { numberFormat } from './intl.ts';

/** Pesos are whole in prices; an invoice may still have cents, and then they are shown. */
const USUALLY_WHOLE = 'COP';

/** The amount with its currency, as the locale writes it. `minor` is an integer of the currency's smallest unit. */
export function formatMoney(minor: number, moneda: string, locale: string): string {
  const decimals = decimalesDe(moneda);
  const format = numberFormat(locale, {
    style: 'currency',
    currency: moneda,
    useGrouping: 'always',
    // Given, not left to Intl, whose engines disagree with the standard on some currencies.
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

/** Left-to-right isolate … pop: right to left, the sign of "US$" would end up before its letters. */
const ltr = (text: string): string => `\u2066${text}\u2069`;
