// Reads from a finished build what the loader must know, and what tools want to know: the chunks and what each needs.
import type { Rolldown } from 'vite';
import type { LoaderManifest } from '../loader/manifest.ts';
import { type Start, startAreas, startScreens, starts, type Tag, tags } from '../tags.ts';
import { neededFiles } from './carriedChunks.ts';

type Chunk = Rolldown.OutputChunk;

/** The build as `manifest.json` has it, every file relative to the loader. */
export interface BuildManifest {
  /** Every JavaScript chunk, texts included. The other fields speak of them by position. */
  readonly files: readonly string[];
  readonly needs: readonly (readonly number[])[];
  readonly tags: Readonly<Record<string, number>>;
  /** The chunk of the screen with which a tag begins, where that is not the tag's own. */
  readonly screens: Readonly<Partial<Record<Start, number>>>;
  /** For each language, the chunk of each area of texts. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

const textsFile = /^(chunks\/texts-[^/]+)\/([a-z]+)\/([a-z]+)\.js$/;

/** Throws when a tag has no chunk of its own. */
export function buildManifest(chunks: readonly Chunk[]): BuildManifest {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = [...byName.keys()].sort();
  const indexOf = (name: string): number => files.indexOf(name);

  const texts: Record<string, Record<string, number>> = {};
  for (const file of files) {
    const [, , idioma, area] = textsFile.exec(file) ?? [];
    if (idioma && area) texts[idioma] = { ...texts[idioma], [area]: indexOf(file) };
  }
  const named = (wanted: string): number => {
    const chunk = chunks.find(
      ({ isEntry, isDynamicEntry, name }) => (isEntry || isDynamicEntry) && name === wanted,
    );
    if (!chunk) throw new Error(`The build made no chunk for ${wanted}.`);
    return indexOf(chunk.fileName);
  };
  const tagChunks = tags.map((tag) => [tag, named(tag)] as const);
  const screens = Object.entries(startScreens).map(([start, name]) => [start, named(name)] as const);
  const needs = files.map((name) => {
    const chunk = byName.get(name);
    return chunk ? neededFiles(chunk, byName).map(indexOf) : [];
  });
  return {
    files,
    needs,
    tags: Object.fromEntries(tagChunks),
    screens: Object.fromEntries(screens),
    texts,
    areas: startAreas,
  };
}

/** The folder of the texts. Throws when a chunk of texts needs another chunk. */
export function textsFolder({ files, needs }: BuildManifest): string {
  const [, folder] = files.map((file) => textsFile.exec(file)).find(Boolean) ?? [];
  if (!folder) throw new Error('The build has no texts.');
  files.forEach((file, at) => {
    if (textsFile.test(file) && needs[at]?.length) throw new Error(`${file} imports another chunk.`);
  });
  return folder;
}

const composer: Tag = 'portal-completo';

const areasInside = (tag: Tag): string[] =>
  startAreas[tag].filter((area) => !(startAreas[composer] as readonly string[]).includes(area));

/** What of it the loader carries. @param folder of what the tags start with */
export function loaderManifest(manifest: BuildManifest, folder: string): LoaderManifest {
  const { files, needs, tags: tagFiles, screens } = manifest;
  const short = (at: number): string => (files[at] ?? '').replace(/^chunks\/(.*)\.js$/, '$1');
  const filesOf = (start: Start): string[] => {
    const tag = tags.find((name) => name === start) ?? tags.find((name) => start.startsWith(name));
    const own = tag && tagFiles[tag];
    if (own === undefined) throw new Error(`${start} is no start of a tag.`);
    const screen = screens[start];
    // A screen's file brings what its tag has not.
    return [own, ...(needs[own] ?? []), ...(screen === undefined ? [] : [screen])].map(short);
  };
  return {
    files: Object.fromEntries(starts.map((start) => [start, filesOf(start)])),
    texts: textsFolder(manifest),
    starts: folder,
    inside: Object.fromEntries(tags.filter((tag) => tag !== composer).map((tag) => [tag, areasInside(tag)])),
  };
}
