// The texts of the rows, by the few rules of i18next that they need: plural forms and placeholders.
import { codeOf } from '../../../src/domain/idiomas.ts';
import { formatValue } from '../../../src/i18n/formatValue.ts';
import type { RowsData } from '../RowsContext.ts';
import { context } from './context.ts';
import type { Drawn } from './react.ts';

declare const __PORTAL_ROWS__: RowsData;

const placeholder = /\{\{\s*([^{}\s]+)\s*\}\}/;

interface Values {
  readonly count?: number;
  readonly [name: string]: unknown;
}

/** Keeps the plural rules of each language. Making them anew for each text takes as long as all else that draws a row. */
const plurals = new Map<string, Intl.PluralRules>();

function pluralIn(code: string, count: number): string {
  const rules = plurals.get(code) ?? new Intl.PluralRules(code);
  plurals.set(code, rules);
  return rules.select(count);
}

function textOf(area: string, key: string, { count }: Values): string {
  const code = codeOf(context.idioma);
  const plural = count === undefined ? '' : `_${pluralIn(code, count)}`;
  let found: unknown = __PORTAL_ROWS__.textsOf(context.idioma, area);
  for (const part of `${key}${plural}`.split('.')) found = (found as Record<string, unknown>)[part];
  if (typeof found !== 'string') throw new Error(`No text for ${key}.`);
  return found;
}

/** A split with a group: words at even places, names at odd ones. */
const filled = (text: string, values: Values): unknown[] =>
  text
    .split(placeholder)
    .map((piece, at) => (at % 2 === 0 ? piece : formatValue(values[piece], codeOf(context.idioma))));

export function useT(area: string) {
  const t = (key: string, values: Values = {}): string => filled(textOf(area, key, values), values).join('');
  const rich = (key: string, nodes: Values): Drawn => filled(textOf(area, key, nodes), nodes) as Drawn[];
  return Object.assign(t, { rich });
}
