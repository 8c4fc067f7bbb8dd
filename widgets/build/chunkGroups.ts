// Which modules come in one file. The rest is the bundler's: a file for each screen that comes later, and for what several share.
import { parse, resolve } from 'node:path';
import { startScreens, tags } from '../tags.ts';
import { staticClosure } from './staticClosure.ts';

/** The name of the chunk that is the loader. */
export const loaderChunk = 'portal';

const loaderModules = staticClosure(resolve('widgets/portal.ts'));

/** What the tags and the screens with which they may begin need before they show anything, by the name of the chunk. */
const beginnings = new Map(
  [...tags.map((tag) => `widgets/${tag}.ts`), ...Object.values(startScreens)].map((file) => [
    parse(file).name,
    staticClosure(resolve(file)),
  ]),
);

/** The names of the beginnings that need a module. */
const needing = (id: string): string[] =>
  [...beginnings].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));

/** True for a module of ours that goes into the file that all tags share: at least two beginnings need it. */
export const isInBase = (id: string): boolean => needing(id).length >= 2;

/** The one beginning that needs a module, itself aside; undefined for all else. */
function beginningOf(id: string): string | undefined {
  const [name, ...others] = needing(id);
  return others.length > 0 || parse(id).name === name ? undefined : name;
}

/** In so many files a module would be a request of its own, often for a few hundred bytes. */
const MANY = 4;

/** A group for each beginning. */
const ofBeginning = (part: string) => ({
  name: (id: string) => `${part}-${beginningOf(id)}`,
  debugName: part,
  test: (id: string) => beginningOf(id) !== undefined,
});

/** True for code of ours that no tag begins with. */
const isLater = (id: string): boolean => /\/src\/(?!i18n\/locales)/.test(id) && needing(id).length === 0;

const textsModule = /\/src\/i18n\/locales\/([a-z]+)\/([a-z]+)\.group\.ts$/;

/** Names the file of a chunk as other chunks do; the published one has a hash too. Serves as rolldown's `chunkFileNames`. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, idioma, group] = textsModule.exec(facadeModuleId ?? '') ?? [];
  return idioma && group ? `texts-${idioma}-${group}.js` : '[name].js';
}

export const chunkGroups = [
  // One copy of nanostores: stores of the loader and of the app count their changes together.
  { name: loaderChunk, test: (id: string) => loaderModules.has(id) || /node_modules\/nanostores/.test(id) },
  { name: 'base', test: isInBase },
  // What forms alone need of packages.
  { name: 'forms', test: /node_modules/, minShareCount: MANY },
  // What one beginning needs, apart from what later screens need too.
  { ...ofBeginning('common'), minShareCount: MANY },
  ofBeginning('parts'),
  { name: 'common', test: isLater, minShareCount: MANY },
];
