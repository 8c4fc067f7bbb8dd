// Lists what the build fetches for the screens and panels that come after a tag's first one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The most files of code for one of them, besides its texts. */
export const MOST_FILES = 13;

/** Returns, by screen, the files that it fetches if only the first screen of its tag is loaded. */
export function laterScreens(bundle: string): ReadonlyMap<string, readonly string[]> {
  const { needs, release } = JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8')) as {
    needs: Readonly<Record<string, readonly string[]>>;
    release: readonly string[];
  };
  const screens = Object.entries(needs).filter(([name]) =>
    /^[A-Z].*(?:Screen|Step|Page|Dialog|Panel|Detail)$/.test(name),
  );
  const isThere = (name: string): boolean => name === 'base' || name.includes('portal-');
  const fileOf = (name: string): string =>
    release.find(
      (file) => file.startsWith(`chunks/${name}-`) && file.length === `chunks/${name}-12345678.js`.length,
    ) ?? '';
  return new Map(
    screens.map(([name, others]) => [name, [name, ...others.filter((one) => !isThere(one))].map(fileOf)]),
  );
}
