// The six languages say the same: Spanish is the source; every other language has each of its texts, translated, with the
// plural forms that the language has and the same placeholders. `node tests/check/locales.ts` lists what is wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Idioma, idiomas, localeOf } from '../../src/domain/idiomas.ts';
import { sameAsSpanish } from './locales-same.ts';

type Tree = { [key: string]: string | Tree };
/** Texts by their whole key, `a.b.c`. */
type Texts = ReadonlyMap<string, string>;

const folder = join(import.meta.dirname, '../../src/i18n');

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Forms that name the quantity in the word itself ("un cupo", the Arabic dual) and so may leave the number out. */
const MAY_OMIT_COUNT = /_(zero|one|two)$/;
/** A text of these languages without one letter of their script has not been translated. */
const SCRIPT: Partial<Record<Idioma, RegExp>> = { cn: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [rest, text] of flatten(value, `${prefix}${key}.`)) flat.set(rest, text);
  }
  return flat;
}

function readJson(path: string): Tree {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8')) as Tree;
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${String(cause)}`, { cause });
  }
}

const jsonIn = (path: string): string[] =>
  readdirSync(join(folder, path))
    .filter((name) => name.endsWith('.json'))
    .sort();

/** All texts, by file and language: one file per language and area, and the few that travel with the code. */
function readAll(): Map<string, Map<Idioma, Texts>> {
  const all = new Map<string, Map<Idioma, Texts>>();
  const add = (file: string, idioma: Idioma, tree: Tree) => {
    all.set(file, (all.get(file) ?? new Map<Idioma, Texts>()).set(idioma, flatten(tree)));
  };
  for (const idioma of idiomas) {
    for (const file of jsonIn(`locales/${idioma}`)) add(file, idioma, readJson(`locales/${idioma}/${file}`));
    for (const file of jsonIn('emergency')) {
      const tree = readJson(`emergency/${file}`)[idioma];
      if (typeof tree === 'object') add(`emergency/${file}`, idioma, tree);
    }
  }
  return all;
}

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^{}\s]+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** False for what is only placeholders, numbers and signs, such as `{{desde}}–{{hasta}}`. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));

const pluralForms = (idioma: Idioma): readonly string[] =>
  new Intl.PluralRules(localeOf(idioma)).resolvedOptions().pluralCategories;

/** What a language must have, with the Spanish text to compare with: a plural stands in each form of the language. */
function expected(spanish: Texts, idioma: Idioma): Texts {
  const keys = new Map<string, string>();
  for (const [key, text] of spanish) {
    const base = key.replace(PLURAL, '');
    const general = base === key ? undefined : spanish.get(`${base}_other`);
    if (general === undefined) keys.set(key, text);
    else for (const form of pluralForms(idioma)) keys.set(`${base}_${form}`, general);
  }
  return keys;
}

function compareText(idioma: Idioma, key: string, text: string, spanish: string): string[] {
  const problems: string[] = [];
  if (text.trim() === '') problems.push('is empty');
  const [own, theirs] = [placeholders(text), placeholders(spanish)];
  const omitsCount = MAY_OMIT_COUNT.test(key) && placeholders(spanish.replaceAll('{{count}}', '')) === own;
  if (own !== theirs && !omitsCount) problems.push(`has the placeholders (${own}), Spanish has (${theirs})`);
  if (idioma === 'es' || !hasWords(spanish)) return problems;
  const allowed = sameAsSpanish.has(spanish) || sameAsSpanish.has(`${idioma}: ${spanish}`);
  const untranslated = text === spanish || SCRIPT[idioma]?.test(text) === false;
  if (untranslated && !allowed) problems.push(`is not translated: "${text}"`);
  return problems;
}

function compareTexts(idioma: Idioma, texts: Texts, spanish: Texts): string[] {
  const wanted = expected(spanish, idioma);
  const problems = [...texts.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${key} is not in Spanish`);
  for (const [key, original] of wanted) {
    const text = texts.get(key);
    if (text === undefined) problems.push(`${key} is missing`);
    else problems.push(...compareText(idioma, key, text, original).map((problem) => `${key} ${problem}`));
  }
  return problems;
}

function compareFile(idioma: Idioma, own: Texts | undefined, spanish: Texts | undefined): string[] {
  if (own === undefined) return ['is missing'];
  return spanish === undefined ? ['is not in Spanish'] : compareTexts(idioma, own, spanish);
}

/** What differs between the languages, a line each; nothing when they agree. */
export function checkLocales(): string[] {
  const problems: string[] = [];
  for (const [file, texts] of readAll()) {
    const spanish = texts.get('es');
    for (const idioma of idiomas) {
      const own = texts.get(idioma);
      const found = compareFile(idioma, own, spanish);
      problems.push(...found.map((problem) => `${idioma}/${file}: ${problem}`));
    }
  }
  return problems;
}

if (import.meta.main) {
  const problems = checkLocales();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
