// Reads from a finished build what the loader must know, and what tools want to know: the chunks and what each needs.
import type { Rolldown } from 'vite';
import type { LoaderManifest } from '../loader/manifest.ts';
import { tagAreas, tags } from '../tags.ts';
import { neededFiles } from './carriedChunks.ts';

type Chunk = Rolldown.OutputChunk;

/** The build as `manifest.json` has it, every file relative to the loader. */
export interface BuildManifest {
  /** Every JavaScript chunk, texts included. The other fields speak of them by position. */
  readonly files: readonly string[];
  readonly needs: readonly (readonly number[])[];
  readonly tags: Readonly<Record<string, number>>;
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
  const tagChunks = tags.map((tag) => {
    const chunk = chunks.find(({ isEntry, name }) => isEntry && name === tag);
    if (!chunk) throw new Error(`The build made no chunk for <${tag}>.`);
    return [tag, indexOf(chunk.fileName)] as const;
  });
  const needs = files.map((name) => {
    const chunk = byName.get(name);
    return chunk ? neededFiles(chunk, byName).map(indexOf) : [];
  });
  return { files, needs, tags: Object.fromEntries(tagChunks), texts, areas: tagAreas };
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

/** What of it the loader carries. @param starts the folder of what the tags start with */
export function loaderManifest(manifest: BuildManifest, starts: string): LoaderManifest {
  const { files, needs, tags: tagFiles, areas } = manifest;
  const short = (at: number): string => (files[at] ?? '').replace(/^chunks\/(.*)\.js$/, '$1');
  const withNeeds = (at: number): string[] => [at, ...(needs[at] ?? [])].map(short);
  return {
    tags: Object.fromEntries(Object.entries(tagFiles).map(([tag, at]) => [tag, withNeeds(at)])),
    texts: textsFolder(manifest),
    starts,
    areas,
  };
}
