// Which modules share a file. The bundler decides the rest: a file for each later screen, and for what several share.
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

/** The one beginning that needs a module, unless the module is that beginning; else undefined. */
function beginningOf(id: string): string | undefined {
  const [name, ...others] = needing(id);
  return others.length > 0 || parse(id).name === name ? undefined : name;
}

/** A module shared by this many files would be a request of its own, often for a few hundred bytes. */
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

/** Names the file of a chunk as other chunks refer to it; the published name has a hash too. For rolldown's `chunkFileNames`. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, idioma, group] = textsModule.exec(facadeModuleId ?? '') ?? [];
  return idioma && group ? `texts-${idioma}-${group}.js` : '[name].js';
}

export const chunkGroups = [
  // One copy of nanostores, because stores of the loader and of the app share its change counter.
  { name: loaderChunk, test: (id: string) => loaderModules.has(id) || /node_modules\/nanostores/.test(id) },
  { name: 'base', test: isInBase },
  // The packages that only forms need.
  { name: 'forms', test: /node_modules/, minShareCount: MANY },
  // What one beginning and many later files need.
  { ...ofBeginning('common'), minShareCount: MANY },
  ofBeginning('parts'),
  { name: 'common', test: isLater, minShareCount: MANY },
];
