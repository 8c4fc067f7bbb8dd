/** The formatters in the language of the element: `const f = useFormat()`, `f.money(saldo, 'USD')`. */
import { useContext, useMemo } from 'react';
import { formatMoney, type MoneySign } from '../domain/formatMoney.ts';
import { listFormat } from '../domain/intl.ts';
import { type Locality, localesIn, paises } from '../domain/pais.ts';
import { formatDate, formatDateRange } from './formatDate.ts';
import { formatDateRelative } from './formatDateRelative.ts';
import { formatNumber } from './formatNumber.ts';
import { formatDateTime, formatTime, formatTimeRange } from './formatTime.ts';
import { MonedasContext } from './MonedasContext.ts';
import { useIdioma } from './useIdioma.ts';

export interface Formats {
  money(minor: number, moneda: string, sign?: MoneySign): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(value: string, style?: 'short' | 'long'): string;
  dateRange(from: string, to: string): string;
  relative(value: string, now?: Date): string;
  time(instant: string): string;
  timeRange(from: string, to: string): string;
  dateTime(instant: string): string;
  list(items: readonly string[]): string;
}

/** @param monedas the currencies that the person sees */
function createFormats(place: Locality, monedas: readonly string[]): Formats {
  const { locale } = localesIn(place);
  const { zona } = paises[place.pais];
  return {
    money: (minor, moneda, sign) => formatMoney(minor, moneda, { ...place, monedas }, sign),
    number: (value, options) => formatNumber(value, locale, options),
    date: (value, style) => formatDate(value, locale, style),
    dateRange: (from, to) => formatDateRange(from, to, locale),
    relative: (value, now) => formatDateRelative(value, locale, now),
    time: (instant) => formatTime(instant, { locale, zona }),
    timeRange: (from, to) => formatTimeRange(from, to, { locale, zona }),
    dateTime: (instant) => formatDateTime(instant, { locale, zona }),
    list: (items) => listFormat(locale, { type: 'conjunction' }).format(items),
  };
}

export function useFormat(): Formats {
  const { idioma, pais } = useIdioma();
  const monedas = useContext(MonedasContext);
  return useMemo(() => createFormats({ idioma, pais }, monedas), [idioma, pais, monedas]);
}
