// All languages of src/domain/idiomas.ts say the same: Spanish is the source; every other language has each of its texts,
// translated, with the plural forms that the language has and the same placeholders. `node tests/check/locales.ts` lists
// what is missing or wrong, key by key; with a language as argument (`… pt`), of that one alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Idioma, idiomas, isIdioma, localeOf } from '../../src/domain/idiomas.ts';
import { sameAsSpanish } from './locales-same.ts';

type Tree = { [key: string]: string | Tree };
/** Texts by their whole key, `a.b.c`. */
type Texts = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '../..');
const locales = 'src/i18n/locales';
/** One file with all languages in it: these few texts are part of the code. */
const emergency = 'src/i18n/emergency';
/** One file per language: mails, documents, the page of the demo's payment gateway. */
const apiTexts = ['demo/api/correo/textos', 'demo/api/pdf/textos', 'demo/api/pasarela/muestra/textos'];

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Forms that name the quantity in the word itself ("un cupo", the Arabic dual) and so may leave the number out. */
const MAY_OMIT_COUNT = /_(zero|one|two)$/;
/** “No payments in progress” has nothing to count and no amount. */
const MAY_OMIT_ALL = /_zero$/;
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

function readTexts(path: string): Tree {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Tree;
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${String(cause)}`, { cause });
  }
}

/** A language that has just been added has no folder yet. */
const jsonIn = (path: string): string[] =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

/** A group of texts that every language has, by the language and the name of its file or part of a file. */
type Group = Map<Idioma, { readonly place: string; readonly texts: Texts | undefined }>;

function readGroups(): Group[] {
  const group = (placeOf: (idioma: Idioma) => string, treeOf: (idioma: Idioma) => Tree | undefined): Group =>
    new Map(
      idiomas.map((idioma) => {
        const tree = treeOf(idioma);
        return [idioma, { place: placeOf(idioma), texts: tree && flatten(tree) }];
      }),
    );
  const perFile = (placeOf: (idioma: Idioma) => string): Group =>
    group(placeOf, (idioma) =>
      existsSync(join(root, placeOf(idioma))) ? readTexts(placeOf(idioma)) : undefined,
    );
  const areas = new Set(idiomas.flatMap((idioma) => jsonIn(`${locales}/${idioma}`)));
  return [
    ...[...areas].map((file) => perFile((idioma) => `${locales}/${idioma}/${file}`)),
    ...jsonIn(emergency).map((file) => {
      const all = readTexts(`${emergency}/${file}`);
      const treeOf = (idioma: Idioma) => (typeof all[idioma] === 'object' ? all[idioma] : undefined);
      return group((idioma) => `${emergency}/${file}: "${idioma}"`, treeOf);
    }),
    ...apiTexts.map((path) => perFile((idioma) => `${path}/${idioma}.json`)),
  ];
}

/** `{{name}}` in the portal, `{name}` in some of the API's texts. */
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{?\s*([^{}\s]+)\s*\}?\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** False for what is only placeholders, numbers and signs, such as `{{desde}}–{{hasta}}`. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{?[^}]*\}?\}/g, ''));

const pluralForms = (idioma: Idioma): readonly string[] =>
  new Intl.PluralRules(localeOf(idioma)).resolvedOptions().pluralCategories;

/**
 * Returns the texts that a language must have, with the Spanish text to compare with: a plural has each form of the language.
 */
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
  const omitsAll = MAY_OMIT_ALL.test(key) && own === '';
  if (own !== theirs && !omitsCount && !omitsAll)
    problems.push(`has the placeholders (${own}), Spanish has (${theirs})`);
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

function compareGroup(group: Group, idioma: Idioma): string[] {
  const spanish = group.get('es')?.texts;
  const { place, texts } = group.get(idioma) ?? { place: idioma, texts: undefined };
  if (texts === undefined)
    return [`${place} is missing: copy the Spanish one, and this check names each text still to translate`];
  if (spanish === undefined) return [`${place} is not in Spanish`];
  return compareTexts(idioma, texts, spanish).map((problem) => `${place}: ${problem}`);
}

/** Says what differs between the languages, a line each; nothing when they agree. */
export function checkLocales(only: readonly Idioma[] = idiomas): string[] {
  return readGroups().flatMap((group) => only.flatMap((idioma) => compareGroup(group, idioma)));
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((one) => !isIdioma(one));
  if (unknown.length > 0) {
    process.stderr.write(`Not in the table of src/domain/idiomas.ts: ${unknown.join(', ')}\n`);
    process.exit(2);
  }
  const problems = checkLocales(asked.length > 0 ? asked.filter(isIdioma) : undefined);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${problems.length} to do\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
