// Reads from a finished build what the loader must know, and what tools want to know: the chunks and what each needs.
import { parse } from 'node:path';
import type { Rolldown } from 'vite';
import { type Idioma, idiomas } from '../../src/domain/idiomas.ts';
import { composer } from '../loader/composer.ts';
import type { LoaderManifest } from '../loader/manifest.ts';
import { fileStarts, type Start, startAreas, startScreens, starts, type Tag, tagOf, tags } from '../tags.ts';
import { neededFiles } from './carriedChunks.ts';
import type { HashedFiles } from './integrity/embedHashes.ts';

type Chunk = Rolldown.OutputChunk;

/** The build as `manifest.json` has it, every file relative to the loader. */
export interface BuildManifest {
  /** Every JavaScript chunk, texts included. The other fields speak of them by position. */
  readonly files: readonly string[];
  readonly needs: readonly (readonly number[])[];
  readonly tags: Readonly<Record<string, number>>;
  /** The chunk of the screen with which a tag begins, where that is not the tag's own. */
  readonly screens: Readonly<Partial<Record<Start, number>>>;
  /** Gives for each language the chunk of each area of texts. */
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
  const screens = Object.entries(startScreens).map(
    ([start, path]) => [start, named(parse(path).name)] as const,
  );
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

const areasInside = (tag: Tag): string[] =>
  startAreas[tag].filter((area) => !(startAreas[composer] as readonly string[]).includes(area));

function tagFile({ tags: tagFiles }: BuildManifest, start: Start): number {
  const tag = tagOf(start);
  const own = tag && tagFiles[tag];
  if (own === undefined) throw new Error(`${start} is no start of a tag.`);
  return own;
}

/** The file of a start's tag. */
export const codeFile = (manifest: BuildManifest, start: Start): string =>
  manifest.files[tagFile(manifest, start)] ?? '';

/** The name of the file that brings a start's tag and its screen (joinedStarts.ts), by start. */
export type JoinedNames = ReadonlyMap<string, { readonly name: string }>;

/** The files that a start needs before it can run, the one that registers its tag first. */
function filesOf(manifest: BuildManifest, joined: JoinedNames, start: Start): string[] {
  const { files, needs } = manifest;
  const own = tagFile(manifest, start);
  const others = (needs[own] ?? []).map((at) => files[at] ?? '');
  return [joined.get(start)?.name ?? codeFile(manifest, start), ...others];
}

/** The files whose hashes the loader carries. */
export const toldFiles = (manifest: BuildManifest, joined: JoinedNames): Set<string> =>
  new Set(starts.flatMap((start) => filesOf(manifest, joined, start)));

/**
 * The part of the build's manifest that the loader carries.
 * @param folder of what the tags start with
 */
export function loaderManifest(
  manifest: BuildManifest,
  joined: JoinedNames,
  folder: string,
  { sums, circular }: Pick<HashedFiles, 'sums' | 'circular'>,
  tools: LoaderManifest['tools'],
): LoaderManifest {
  const sumOf = (path: string): string => {
    const sum = sums.get(path);
    if (sum === undefined) throw new Error(`The build has no hash of ${path}.`);
    return sum;
  };
  const withSum = (path: string): string => `${path} ${sumOf(path)}`;
  const startFile = (start: Start, idioma: Idioma): string => `${folder}/${idioma}/${start}.js`;
  const told = toldFiles(manifest, joined);
  return {
    files: Object.fromEntries(starts.map((start) => [start, filesOf(manifest, joined, start).map(withSum)])),
    texts: textsFolder(manifest),
    starts: folder,
    sums: Object.fromEntries(
      fileStarts.map((start) => [start, idiomas.map((idioma) => sumOf(startFile(start, idioma))).join('')]),
    ),
    circular: circular.filter((path) => !told.has(path)).map(withSum),
    inside: Object.fromEntries(
      tags.map((name) => [name, areasInside(name)] as const).filter(([, areas]) => areas.length > 0),
    ),
    tools,
  };
}
