/** Money from integer minor units (api.md): `1.234,50 US$`. Exact: no amount passes through a float. */
import { decimalesDe } from '../domain/dinero.ts';
import { numberFormat } from './intl.ts';

/** The amount with its currency, as the locale writes it. `minor` is an integer of the currency's smallest unit. */
export function formatMoney(minor: number, moneda: string, locale: string): string {
  const decimales = decimalesDe(moneda);
  const formato = numberFormat(locale, {
    style: 'currency',
    currency: moneda,
    useGrouping: 'always',
    // Given, not left to Intl: engines show Colombian pesos without the cents that an invoice may have.
    minimumFractionDigits: decimales,
    maximumFractionDigits: decimales,
  });
  return formato.format(`${minor}E-${decimales}` as `${number}`);
}
