// Reads from a finished build what the loader must know: which chunks there are and what each needs.
import type { Rolldown } from 'vite';
import type { ChunkManifest } from '../loader/manifest.ts';
import { tagAreas, tags } from '../tags.ts';

type Chunk = Rolldown.OutputChunk;

const textsOf = /\/src\/i18n\/locales\/([a-z]+)\/([a-z]+)\.json$/;

/** All static imports of a chunk, direct or not. */
function staticImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    byName.get(name)?.imports.forEach(visit);
  };
  chunk.imports.forEach(visit);
  return found;
}

/** Throws when a tag has no chunk of its own. */
export function chunkManifest(chunks: readonly Chunk[]): ChunkManifest {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = [...byName.keys()].sort();
  const indexOf = (name: string): number => files.indexOf(name);

  const texts: Record<string, Record<string, number>> = {};
  for (const chunk of chunks) {
    const [, idioma, area] = textsOf.exec(chunk.facadeModuleId ?? '') ?? [];
    if (idioma && area) texts[idioma] = { ...texts[idioma], [area]: indexOf(chunk.fileName) };
  }
  const tagChunks = tags.map((tag) => {
    const chunk = chunks.find(({ isEntry, name }) => isEntry && name === tag);
    if (!chunk) throw new Error(`The build made no chunk for <${tag}>.`);
    return [tag, indexOf(chunk.fileName)] as const;
  });
  return {
    files,
    needs: files.map((name) => {
      const chunk = byName.get(name);
      return chunk ? [...staticImports(chunk, byName)].map(indexOf) : [];
    }),
    tags: Object.fromEntries(tagChunks),
    texts,
    areas: tagAreas,
  };
}
