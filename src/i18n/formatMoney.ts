/** Money from integer minor units (api.md): `1.234,50 US$`. Exact: no amount passes through a float. */
import { decimalesMoneda } from '../domain/moneda.ts';
import { numberFormat } from './intl.ts';

const decimalesDe = (moneda: string): number =>
  Object.entries(decimalesMoneda).find(([codigo]) => codigo === moneda)?.[1] ?? 2;

/** Pesos are whole in prices; an invoice may still have cents, and then they are shown. */
const SIN_CENTAVOS = 'COP';

/** The amount with its currency, as the locale writes it. `minor` is an integer of the currency's smallest unit. */
export function formatMoney(minor: number, moneda: string, locale: string): string {
  const decimales = decimalesDe(moneda);
  const formato = numberFormat(locale, {
    style: 'currency',
    currency: moneda,
    useGrouping: 'always',
    // Given, not left to Intl, whose engines disagree with the standard on some currencies.
    minimumFractionDigits: decimales,
    maximumFractionDigits: decimales,
    trailingZeroDisplay: moneda === SIN_CENTAVOS ? 'stripIfInteger' : 'auto',
  });
  return formato.format(`${minor}E-${decimales}` as `${number}`);
}
