// Finds what has no place in the tree and what the linter does not see: promises in comments, tests that were switched
// off or repeated or sleep, silenced compilers (any and enum are the linter's), global look-ups that miss shadow roots, and sides that
// should be start and end.
import { listFiles, type SourceFile } from '../files.ts';

interface Ban {
  pattern: RegExp;
  where: RegExp;
  why: string;
}

const CODE = /^(src|widgets|demo|tools|tests)\/.*\.(ts|tsx|js|css)$/;
const SOURCE = /^(src|widgets|demo|tools)\/.*\.tsx?$/;
const TEST = /^tests\/.*\.test\.ts$/;
const SHIPPED = /^(src\/(ui|areas|element|i18n)|widgets)\/.*\.tsx?$/;

const BANS: readonly Ban[] = [
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, where: CODE, why: 'do it or drop it' },
  {
    pattern: /@ts-(ignore|nocheck|expect-error)/,
    where: /^(src|widgets|demo|tools)\//,
    why: 'the compiler is not silenced',
  },
  { pattern: /\b(it|test|describe|suite)\.(only|skip|todo)\b/, where: CODE, why: 'every test runs' },
  {
    pattern: /\bretry:\s*[1-9]|--retry\b/,
    where: /^(tests\/.*\.ts|vitest\.config\.ts|package\.json|\.ci\/.*)$/,
    why: 'a test that fails now and then is mended, not repeated',
  },
  {
    pattern: /'(node:)?timers\/promises'|\bwaitForTimeout\b|\bsetTimeout\(\s*\w+,\s*[1-9]/,
    where: TEST,
    why: 'a test waits for what it means, not for a time',
  },
  {
    pattern: /\bdocument\.(getElementById|querySelector|querySelectorAll|activeElement|getElementsBy\w+)\b/,
    where: /^src\/(ui|areas|i18n)\//,
    why: 'widgets live in shadow roots: ask the root, or use a ref',
  },
  {
    pattern: /\b(margin|padding|border)-(left|right)\b|text-align:\s*(left|right)\b|^\s*(left|right):\s/m,
    where: SHIPPED,
    why: 'logical properties only: the interface also runs from right to left',
  },
  {
    pattern: /\bimport\((?:'[^']+'\)\.(?!then\b|catch\b)|`)/,
    where: SOURCE,
    why: 'the check of the layers does not see it: import types at the top, and code by a plain path',
  },
  { pattern: /'\.\/\.\.\//, where: SOURCE, why: 'a path that leaves its folder begins with ../' },
  { pattern: /createGlobalStyle/, where: SHIPPED, why: 'nothing is styled outside the shadow root' },
];

/** Gives `path:line what (why)` for each banned word. */
export async function checkWords(): Promise<string[]> {
  return findBannedWords(await listFiles((path) => BANS.some(({ where }) => where.test(path))));
}

export const findBannedWords = (files: readonly SourceFile[]): string[] =>
  files.filter(({ path }) => !path.endsWith('steps/words.ts')).flatMap(findIn);

function findIn({ path, text }: SourceFile): string[] {
  return BANS.filter(({ where }) => where.test(path)).flatMap(({ pattern, why }) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map((match) => {
      const line = text.slice(0, match.index + match[0].search(/\S/)).split('\n').length;
      return `${path}:${line} ${match[0].trim()} (${why})`;
    }),
  );
}
