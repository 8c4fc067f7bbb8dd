/** Numbers as the language writes them, always grouped (`1.234`): plain `es` would leave four digits ungrouped. */
import { numberFormat } from '../domain/intl.ts';

export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(locale, { useGrouping: 'always', ...options }).format(value);
}
