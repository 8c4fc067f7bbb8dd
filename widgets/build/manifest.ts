// Reads from a finished build what the loader must know, and what tools want to know: the chunks and what each needs.
import type { Rolldown } from 'vite';
import type { LoaderManifest } from '../loader/manifest.ts';
import { tagAreas, tags } from '../tags.ts';

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

/** All static imports of a chunk, direct or not. */
function staticImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) visit(next);
  };
  for (const name of chunk.imports) visit(name);
  return found;
}

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
    return chunk ? [...staticImports(chunk, byName)].map(indexOf) : [];
  });
  return { files, needs, tags: Object.fromEntries(tagChunks), texts, areas: tagAreas };
}

/** The same, as small as the loader can use it. Throws when a chunk of texts needs another chunk. */
export function loaderManifest({ files, needs, tags: tagFiles, areas }: BuildManifest): LoaderManifest {
  const code = files.filter((file) => !textsFile.test(file));
  const [, folder] = files.map((file) => textsFile.exec(file)).find(Boolean) ?? [];
  if (!folder) throw new Error('The build has no texts.');
  files.forEach((file, at) => {
    if (textsFile.test(file) && needs[at]?.length) throw new Error(`${file} imports another chunk.`);
  });
  const positionOf = (at: number): number => code.indexOf(files[at] ?? '');
  return {
    files: code.map((file) => file.replace(/^chunks\/(.*)\.js$/, '$1')),
    needs: code.map((file) => (needs[files.indexOf(file)] ?? []).map(positionOf)),
    tags: Object.fromEntries(Object.entries(tagFiles).map(([tag, at]) => [tag, positionOf(at)])),
    texts: folder,
    areas,
  };
}
