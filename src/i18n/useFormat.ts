/** The formatters in the language of the element: `const f = useFormat()`, `f.money(saldo, 'USD')`. */
import { useMemo } from 'react';
import { formatDate, formatDateRange } from './formatDate.ts';
import { formatDateRelative } from './formatDateRelative.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { formatDateTime, formatTime, formatTimeRange } from './formatTime.ts';
import { listFormat } from './intl.ts';
import { useIdioma } from './useIdioma.ts';

export interface Formatos {
  money(minor: number, moneda: string): string;
  number(valor: number, options?: Intl.NumberFormatOptions): string;
  date(valor: string, estilo?: 'corta' | 'larga'): string;
  dateRange(desde: string, hasta: string): string;
  relative(valor: string, ahora?: Date): string;
  time(instante: string): string;
  timeRange(desde: string, hasta: string): string;
  dateTime(instante: string): string;
  list(partes: readonly string[]): string;
}

const createFormatos = (locale: string): Formatos => ({
  money: (minor, moneda) => formatMoney(minor, moneda, locale),
  number: (valor, options) => formatNumber(valor, locale, options),
  date: (valor, estilo) => formatDate(valor, locale, estilo),
  dateRange: (desde, hasta) => formatDateRange(desde, hasta, locale),
  relative: (valor, ahora) => formatDateRelative(valor, locale, ahora),
  time: (instante) => formatTime(instante, locale),
  timeRange: (desde, hasta) => formatTimeRange(desde, hasta, locale),
  dateTime: (instante) => formatDateTime(instante, locale),
  list: (partes) => listFormat(locale, { type: 'conjunction' }).format(partes),
});

export function useFormat(): Formatos {
  const { locale } = useIdioma();
  return useMemo(() => createFormatos(locale), [locale]);
}
