// Lists what the build fetches for the screens and panels that come after a tag's first one, read from the code that asks for them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The most files of code for one of them, besides its texts. */
export const MOST_FILES = 3;

const asked = /require\.load\(("[^()]+")\)/g;

/** Returns by name the files that are fetched for it where nothing but the first screen of its tag is there. */
export function laterScreens(bundle: string): ReadonlyMap<string, readonly string[]> {
  const { release } = JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8')) as {
    release: string[];
  };
  const code = release.filter((file) => /^chunks\/[^/]+\.js$/.test(file));
  const screens = code.flatMap((file) =>
    [...readFileSync(join(bundle, file), 'utf8').matchAll(asked)].map(([, files = '']) => {
      // Behind a path stands the file's hash.
      const paths = (JSON.parse(`[${files}]`) as string[]).map((file) => file.replace(/ .*/, ''));
      return [/^chunks\/(.+)-.{8}\.js$/.exec(paths[0] ?? '')?.[1] ?? '', paths] as const;
    }),
  );
  return new Map(screens.filter(([name]) => /(?:Screen|Step|Page|Dialog|Panel|Detail)$/.test(name)).sort());
}
