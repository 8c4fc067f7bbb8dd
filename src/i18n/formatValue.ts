import { languages } from '../domain/idiomas.ts';
import { toIdioma } from '../state/nearestIdioma.ts';
import { formatNumber } from './formatNumber.ts';

/**
 * Formats a value for its language: numbers by Intl, and in right-to-left languages everything isolated (first strong isolate
 * … pop), so that a name never reorders the Arabic around it. Nothing is escaped: React does that, and no text is ever HTML.
 */
export function formatValue(value: unknown, code: string): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const { locale, dir } = languages[toIdioma(code)];
  const text = typeof value === 'number' ? formatNumber(value, locale) : value;
  return dir === 'rtl' ? `\u2068${text}\u2069` : text;
}
