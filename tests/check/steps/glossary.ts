// Refuses what the glossary of src/i18n bans: a second word for an idea, or another way to address people, in the texts of
// the interface, in those that are part of the code, and in mails, documents and pages of the API.
import { type Idioma, idiomas, isIdioma } from '../../../src/domain/idiomas.ts';
import { glossary } from '../../../src/i18n/glossary.ts';
import { listFiles, type SourceFile } from '../files.ts';

type Tree = { [key: string]: string | Tree };

const TEXTS = /^src\/i18n\/(locales\/\w+\/[\w-]+|emergency\/\w+)\.json$|^demo\/api\/.*\/textos\/\w+\.json$/;
/** Arabic writes these together with the word behind them: and, so, in, as, for, shall, the. */
const ARABIC_PREFIX = '(?:[وف]?(?:[بك]?ال|لل|[بكلس])?)';
/** Vowel signs and the long stroke, which Arabic may write or leave out. */
const ARABIC_MARKS = /[\u0640\u064B-\u0652\u0670]/g;
/** Chinese has no spaces, so words have no boundaries. */
const WHOLE_WORDS: Partial<Record<Idioma, boolean>> = { cn: false };

/** Gives a line for each variant in each text. */
export async function checkGlossary(): Promise<string[]> {
  const missing = Object.entries(glossary).flatMap(([name, row]) =>
    idiomas
      .filter((one) => !(one in row))
      .map((one) => `src/i18n/glossary.ts: ${name} has no term in ${one}`),
  );
  return missing.length > 0 ? missing : findBannedVariants(await listFiles((path) => TEXTS.test(path)));
}

export function findBannedVariants(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const tree = JSON.parse(text) as Tree;
    const own = path.split(/[/.]/).find(isIdioma);
    // A file without a language in its path has all of them, one below the other.
    const parts = own ? [[own, tree] as const] : Object.entries(tree);
    return parts.flatMap(([idioma, texts]) =>
      isIdioma(idioma) && typeof texts === 'object'
        ? [...flatten(texts)].flatMap(([key, said]) =>
            judge(idioma, said).map((finding) => `${path}: ${own ? '' : `${idioma}.`}${key} ${finding}`),
          )
        : [],
    );
  });
}

function* flatten(tree: Tree, prefix = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

function judge(idioma: Idioma, text: string): string[] {
  const said = normalize(text);
  return Object.values(glossary).flatMap((row) => {
    const { term, also = [], not = [] } = row[idioma];
    const right = patternOf(idioma, [term, ...also]);
    const rest = right ? said.replace(right, ' · ') : said;
    return not
      .filter((variant) => patternOf(idioma, [variant])?.test(rest))
      .map((variant) => `says “${variant}”, the glossary “${term}”`);
  });
}

/** One way of writing for what looks alike: composed letters, plain apostrophes and spaces, `{name}` for a placeholder. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/\{\{?\s*([^{}\s]+)\s*\}?\}/g, '{$1}')
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}

const patterns = new Map<string, RegExp>();

function patternOf(idioma: Idioma, phrases: readonly string[]): RegExp | undefined {
  const known = patterns.get(`${idioma}:${phrases.join()}`);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const bodies = phrases.map((phrase) => bodyOf(normalize(phrase)));
  const inner = `(?:${bodies.join('|')})`;
  const prefixed = idioma === 'ar' ? `${ARABIC_PREFIX}${inner}` : inner;
  // A placeholder's name is no word of the text: `{institucion}` stands for a name.
  const whole =
    WHOLE_WORDS[idioma] === false
      ? prefixed
      : `(?<![\\p{L}\\p{M}\\p{N}{_])${prefixed}(?![\\p{L}\\p{M}\\p{N}_])(?!\\})`;
  const pattern = new RegExp(whole, 'gu');
  patterns.set(`${idioma}:${phrases.join()}`, pattern);
  return pattern;
}

const bodyOf = (phrase: string): string =>
  phrase.replace(/[.+?${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`);
