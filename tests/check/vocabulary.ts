// Knows the words that names may be made of: English, those of the contract, of the tags and of the glossary of the guides, and
// technical ones. A Spanish word that nobody thought of is thus refused as well.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { SourceFile } from './files.ts';
import { technicalWords } from './technicalWords.ts';

/** The contract, the states, the tables, the attributes of the tags, and the names of the text areas: any name may have their words. */
const SOURCES =
  /^(src\/contract\/.*|src\/domain\/estados\/.*|demo\/api\/db\/schema\/.*|widgets\/tagProps|src\/i18n\/areas)\.ts$/;

export const GLOSSARY = 'demo/docs/dev/words.md';

/** Returns whether a word, in lower case, is one that a name may have. */
export function createVocabulary(files: readonly SourceFile[]): (word: string) => boolean {
  const terms = termsOf(files);
  const isEnglish = createEnglish();
  return (word) =>
    word.length < 2 ||
    technicalWords.has(word) ||
    formsOf(word).some((form) => terms.has(form)) ||
    isEnglish(word);
}

/** Returns the words of the contract, the states, the tables, the tags, the areas of texts and the glossary of the guides. */
export const termsOf = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set([
    ...files.filter(({ path }) => SOURCES.test(path)).flatMap(({ text }) => termsIn(text)),
    ...files.filter(({ path }) => path === GLOSSARY).flatMap(({ text }) => glossaryIn(text)),
  ]);

/** Returns whether a dictionary of English has a word. */
export function createEnglish(): (word: string) => boolean {
  const dictionaries = [
    readDictionary(import.meta.resolve('@cspell/dict-en_us/cspell-ext.json'), 'en_US'),
    readDictionary(import.meta.resolve('@cspell/dict-en-gb-mit/cspell-ext.json'), 'en_GB'),
  ];
  return (word) => [word, capital(word)].some((form) => dictionaries.some((one) => one.has(form)));
}

/** Dictionaries have days, months and countries with a capital. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `tablas` → `tabla`; `elegidas` → `elegido`: the singular, and of two genders the masculine and the feminine. */
export function formsOf(word: string): string[] {
  const one = word.replace(/s$/, '');
  return [word, one, word.replace(/es$/, ''), one.replace(/a$/, 'o'), one.replace(/o$/, 'a')];
}

/** `FacturasTable` → `facturas`, `table`; `HTMLElement` → `html`, `element`; `openPGlite` → `open`, `pglite`; `Número` → `numero`. */
export const wordsOf = (name: string): string[] =>
  withoutAccents(name)
    .replace(/([a-z\d])([A-Z])|([A-Z]{2})(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The packages export their settings, beside which the words lie. */
function readDictionary(settings: string, language: string) {
  return decodeTrie(gunzipSync(readFileSync(new URL(`${language}.trie.gz`, settings))));
}

/** Finds the words of types, keys, states and paths: `ConsultaFacturas`, `caducaEl:`, `'pendiente_pago'`, `/solicitud-cambio-clave`. */
const termsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:type|const) (\w+)|\b(\w+)\??:|'([\w-]+)'|\/([a-z-]+)/g)].flatMap(([, ...found]) =>
    wordsOf(found.find((one) => one !== undefined) ?? ''),
  );

const glossaryIn = (text: string): string[] =>
  [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, term = '']) => wordsOf(term));
