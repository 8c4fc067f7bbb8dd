// The formats that the rows use, of those of src/i18n/useFormat.ts.
import { languages } from '../../../src/domain/idiomas.ts';
import { formatDate, formatDateRange } from '../../../src/i18n/formatDate.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import { context } from './context.ts';

export function useFormat() {
  const { locale } = languages[context.idioma];
  return {
    money: (minor: number, moneda: string) => formatMoney(minor, moneda, locale),
    date: (value: string, style?: 'short' | 'long') => formatDate(value, locale, style),
    dateRange: (from: string, to: string) => formatDateRange(from, to, locale),
  };
}
