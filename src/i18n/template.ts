/**
 * Texts in the i18next JSON format, version 4, which every translation tool knows: nested keys, `{{placeholders}}` and
 * plurals as `key_one`, `key_other`. Only that of it: no nesting of texts, no contexts, no formats in the text.
 */
import type { Texts } from './texts.ts';

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/;

/** The text under `a.b.c`, or undefined. */
function find(texts: Texts, key: string): string | undefined {
  let at: Texts | string | undefined = texts;
  for (const name of key.split('.')) {
    at = typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return typeof at === 'string' ? at : undefined;
}

/** The text of a key; with a count, its plural form by the rules of the language (`tag`, BCP 47). */
export function findTemplate(
  texts: Texts,
  key: string,
  count: number | undefined,
  tag: string,
): string | undefined {
  if (count === undefined) return find(texts, key);
  const form = pluralRules(tag).select(count);
  return find(texts, `${key}_${form}`) ?? find(texts, `${key}_other`) ?? find(texts, key);
}

/**
 * The text in pieces: words, and between them what `fill` gives for each placeholder. One pass, so that what is
 * filled in is never itself taken for a placeholder.
 */
export function fillTemplate<T>(template: string, fill: (name: string) => T): (string | T)[] {
  // A split with a group: words at even places, names at odd ones.
  return template.split(PLACEHOLDER).map((piece, index) => (index % 2 === 0 ? piece : fill(piece)));
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known;
}
