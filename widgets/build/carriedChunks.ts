// Chooses the chunks that travel inside another one. On a slow network a request for a small file costs more than its bytes,
// also where they then come twice: with two tags on a page, or with two screens.
import { parse } from 'node:path';
import type { Rolldown } from 'vite';
import { startScreens } from '../tags.ts';
import { staticImports } from './staticImports.ts';

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/** Most screens that load later need these, named as in vite.config.ts: each stays a file, which they then share. */
const shared = ['list', 'fields'];

/** A screen with which a tag may begin comes in one file, as the tag does. */
const isStart = ({ name }: Chunk): boolean =>
  Object.values(startScreens).some((path) => parse(path).name === name);

/**
 * Returns the names of the chunks that are written into the file of `chunk`, of all that it cannot run without. The file of a tag
 * has all but the base, which tags share. The file of a later screen has what the page lacks by then, except what most such files
 * need.
 */
export function carriedChunks(chunk: Chunk, byName: Chunks): string[] {
  const needs = staticImports(chunk, byName);
  if (chunk.isEntry) return needs.filter((name) => byName.get(name)?.name !== 'base');
  if (!chunk.isDynamicEntry) return [];
  const there = presentBefore(chunk, byName);
  const coming = needs.filter((name) => !there.has(name));
  return isStart(chunk) ? coming : coming.filter((name) => !shared.includes(byName.get(name)?.name ?? ''));
}

/** Returns the chunks that the page has already, whoever asks for `chunk`. */
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
