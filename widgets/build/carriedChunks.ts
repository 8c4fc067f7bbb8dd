// Which chunks travel inside another one. On a slow network a request for a small file costs more than its bytes, also where
// they then come twice: with two tags on a page, or with two screens.
import type { Rolldown } from 'vite';
import { startScreens } from '../tags.ts';
import { staticImports } from './staticImports.ts';

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/** Characters of code before it is written into a file. */
const SMALL = 6500;

/** What a tag may begin with comes in one file, as the tag does. */
const isStart = ({ name }: Chunk): boolean => Object.values(startScreens).includes(name);

const sizeOf = ({ modules }: Chunk): number =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/**
 * Their names, of all that `chunk` cannot run without. The file of a tag brings everything but the base, which tags share; the
 * file of what loads later brings what is small and is not there yet.
 */
export function carriedChunks(chunk: Chunk, byName: Chunks): string[] {
  const needs = staticImports(chunk, byName);
  if (chunk.isEntry) return needs.filter((name) => byName.get(name)?.name !== 'base');
  if (!chunk.isDynamicEntry) return [];
  const there = presentBefore(chunk, byName);
  return needs.filter((name) => {
    const part = byName.get(name);
    return part && !there.has(name) && (isStart(chunk) || sizeOf(part) < SMALL);
  });
}

/** What is there whoever asks for `chunk`. */
function presentBefore({ fileName }: Chunk, byName: Chunks): Set<string> {
  const [first, ...others] = [...byName.values()]
    .filter(({ dynamicImports }) => dynamicImports.includes(fileName))
    .map((importer) => new Set([importer.fileName, ...staticImports(importer, byName)]));
  return new Set([...(first ?? [])].filter((name) => others.every((here) => here.has(name))));
}

/** The files to fetch before `chunk` can run, itself aside. */
export function neededFiles(chunk: Chunk, byName: Chunks): string[] {
  const carried = new Set(carriedChunks(chunk, byName));
  return staticImports(chunk, byName).filter((name) => !carried.has(name));
}
