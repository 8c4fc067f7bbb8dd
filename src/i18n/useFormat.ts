/** The formatters in the language of the element: `const f = useFormat()`, `f.money(saldo, 'USD')`. */
import { useMemo } from 'react';
import { formatDate, formatDateRange } from './formatDate.ts';
import { formatDateRelative } from './formatDateRelative.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { formatDateTime, formatTime, formatTimeRange } from './formatTime.ts';
import { listFormat } from './intl.ts';
import { useIdioma } from './useIdioma.ts';

export interface Formats {
  money(minor: number, moneda: string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(value: string, style?: 'short' | 'long'): string;
  dateRange(from: string, to: string): string;
  relative(value: string, now?: Date): string;
  time(instant: string): string;
  timeRange(from: string, to: string): string;
  dateTime(instant: string): string;
  list(items: readonly string[]): string;
}

const createFormats = (locale: string): Formats => ({
  money: (minor, moneda) => formatMoney(minor, moneda, locale),
  number: (value, options) => formatNumber(value, locale, options),
  date: (value, style) => formatDate(value, locale, style),
  dateRange: (from, to) => formatDateRange(from, to, locale),
  relative: (value, now) => formatDateRelative(value, locale, now),
  time: (instant) => formatTime(instant, locale),
  timeRange: (from, to) => formatTimeRange(from, to, locale),
  dateTime: (instant) => formatDateTime(instant, locale),
  list: (items) => listFormat(locale, { type: 'conjunction' }).format(items),
});

export function useFormat(): Formats {
  const { locale } = useIdioma();
  return useMemo(() => createFormats(locale), [locale]);
}
