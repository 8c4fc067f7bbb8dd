// Keeps the walks of demo/docs/dev/walks.md true: each file of a walk is there, imports one before it or is imported
// by it (a provider imports the context that its users read), and nobody passes more than 15.
import { listFiles, type SourceFile } from '../files.ts';
import { importsOf } from '../imports.ts';

const GUIDE = 'demo/docs/dev/walks.md';
const longest = 15;

/** Gives a line for each walk that is too long, and for each file that no import joins to one before it. */
export async function checkWalks(): Promise<string[]> {
  return findBrokenWalks(await listFiles((path) => path === GUIDE || /^(src|widgets)\/.*\.tsx?$/.test(path)));
}

export function findBrokenWalks(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map((file) => [file.path, file]));
  const walks = (texts.get(GUIDE)?.text ?? '').split(/^## /m).slice(1);
  return walks.flatMap((walk) => {
    const [name] = walk.split('\n');
    const paths = [...walk.matchAll(/^\d+\. `(.+)`$/gm)].map(([, path = '']) => path);
    const imports = (from: string, to: string) => {
      const file = texts.get(from);
      return file !== undefined && importsOf(file).includes(to);
    };
    const lost = paths.filter(
      (path, at) =>
        !texts.has(path) ||
        (at > 0 && !paths.slice(0, at).some((one) => imports(one, path) || imports(path, one))),
    );
    return [
      ...(paths.length > longest ? [`${name}: ${paths.length} files, at most ${longest}`] : []),
      ...lost.map((path) => `${name}: ${path} is not joined to a file before it`),
    ];
  });
}
