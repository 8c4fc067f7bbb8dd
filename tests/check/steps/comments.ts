// Finds comments that name a file which is gone: a name like `ajustes.ts` or `state/ajustes.ts` must be the end of the path
// of some file. A path that begins with a slash is an address, and is left alone.
import { parseSync } from 'vite';
import { listFiles, type SourceFile } from '../files.ts';

const READ = /^(src|widgets|demo|tools|tests)\/.*\.(tsx?|js|php)$/;
const NAMED = /(?<![\w.*/-])[\w-][\w./-]*\.(?:tsx?|js|php|md)\b(?![\w/-])/g;
const PHP_COMMENT = /\/\*.*?\*\/|(?<![\w:"'])(?:\/\/|#)\s.*?$/gms;

/** Papers that are kept outside the repository (demo/docs/dev/words.md), files of libraries, and files that builds make. */
const elsewhere = new Set(
  [
    'spec.md design.md look.md api.md',
    'pdf.js zone.js',
    'portal.js primera-vista.js configurar.js dist/widgets/primera-vista.d.ts',
  ].flatMap((line) => line.split(' ')),
);

/** Gives `path:line names file, which is missing` for each. */
export async function checkComments(): Promise<string[]> {
  return findLostFiles(await listFiles(() => true));
}

export function findLostFiles(files: readonly SourceFile[]): string[] {
  // Each path, and each of its endings that begins with a folder or the file's name.
  const known = new Set(
    files.flatMap(({ path }) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  );
  const isLost = (name: string) => !known.has(name) && !elsewhere.has(name);
  return files.filter(({ path }) => READ.test(path)).flatMap((file) => lostIn(file, isLost));
}

function lostIn(file: SourceFile, isLost: (name: string) => boolean): string[] {
  const { path, text } = file;
  return commentsOf(file).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(NAMED)]
      .filter(([name]) => isLost(name))
      .map(({ 0: name, index }) => {
        const line = text.slice(0, start + index).split('\n').length;
        return `${path}:${line} names ${name}, which is missing`;
      }),
  );
}

function commentsOf({ path, text }: SourceFile): { start: number; end: number }[] {
  if (!path.endsWith('.php')) return parseSync(path, text).comments;
  return [...text.matchAll(PHP_COMMENT)].map(({ 0: comment, index }) => ({
    start: index,
    end: index + comment.length,
  }));
}
