// Refuses English words in the keys of texts. A key says in Spanish what its Spanish text says; one that is looked up by a code (of the
// contract, a setting, a state of the program) is that code, which is then in quotes somewhere in the source.
import { listFiles, type SourceFile } from '../files.ts';
import { spanishWords } from '../spanishWords.ts';
import { createEnglish, formsOf, GLOSSARY, termsOf, wordsOf } from '../vocabulary.ts';

type Tree = { readonly [key: string]: string | Tree };

const LOCALE = /(?:^|\/)locales\/es\/(\w+)\.json$/;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Words of a program in both languages, which no text of the interface has. */
const both = new Set(['actor', 'ancho', 'bajada', 'demo', 'mini', 'submenu']);

/** Gives a line for each key with an English word. */
export async function checkTextKeys(): Promise<string[]> {
  return findEnglishKeys(
    await listFiles((path) => path === GLOSSARY || /^(src|widgets|demo\/api\/db)\//.test(path)),
  );
}

export function findEnglishKeys(files: readonly SourceFile[]): string[] {
  const locales = files.flatMap(({ path, text }) => {
    const area = LOCALE.exec(path)?.[1];
    return area === undefined ? [] : [{ area, tree: JSON.parse(text) as Tree }];
  });
  const codes = new Set(
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/['"`]([\w-]+)['"`]/g)].map(([, code]) => code)),
  );
  const spanish = new Set([
    ...Object.keys(spanishWords),
    ...both,
    ...termsOf(files),
    ...locales.flatMap(({ tree }) => textsIn(tree).flatMap(wordsOf)),
  ]);
  const isEnglish = createEnglish();
  const isForeign = (word: string): boolean =>
    word.length > 1 && isEnglish(word) && !formsOf(word).some((form) => spanish.has(form));
  return locales.flatMap(({ area, tree }) =>
    partsIn(tree)
      .map(({ path, part }) => ({ path, part: part.replace(PLURAL, '') }))
      .filter(({ part }) => !codes.has(part))
      .flatMap(({ path, part }) =>
        wordsOf(part)
          .filter(isForeign)
          .map((word) => `${area}: “${word}” in ${path} is English and no code`),
      ),
  );
}

const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

/** Each part of each key, once. */
const partsIn = (tree: Tree, prefix = ''): { path: string; part: string }[] =>
  Object.entries(tree).flatMap(([part, value]) => [
    { path: prefix + part, part },
    ...(typeof value === 'string' ? [] : partsIn(value, `${prefix}${part}.`)),
  ]);
