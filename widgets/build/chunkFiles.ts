// Makes every chunk a script that passes its code to the page's loader, instead of an ES module. A browser caches the failure of a
// module, and each further import of it then fails at once (Chromium; Firefox before 155): nothing that shares it could be retried
// without reloading the host's page. Scripts can.
import type { ChunkInfo } from '../loader/manifest.ts';
import type { Chunk } from './buildChunks.ts';
import { compiledAhead, definition, knowing } from './definition.ts';
import { sumOf } from './integrity/integrityOf.ts';

/** The name of the chunk that registers the later ones with the loader. */
const laterChunk = 'later';

export interface ChunkFiles {
  /** The text of each file by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** The chunks that the loader must know from the beginning. */
  readonly first: Readonly<Record<string, ChunkInfo>>;
}

/** The path of a chunk's file, as the loader computes it too; the hash in its name is that of the file's contents. */
export const pathOf = (name: string, sum: string): string => `chunks/${name}-${sum.slice(0, 8)}.js`;

/**
 * @param isFirst returns whether a tag may begin with a chunk: what such chunks need is known from the beginning too
 */
export function chunkFiles(
  chunks: Readonly<Record<string, Chunk>>,
  isFirst: (name: string) => boolean,
): ChunkFiles {
  const texts = Object.entries(chunks).map(([name, { code, isData }]) => {
    const text = (isData ? '' : compiledAhead) + definition(name, code);
    return [name, text, sumOf(text)] as const;
  });
  const sums = new Map(texts.map(([name, , sum]) => [name, sum]));
  const infoOf = (name: string): [string, ChunkInfo] => [
    name,
    [sums.get(name) ?? '', ...(chunks[name]?.needs ?? [])],
  ];
  const names = Object.keys(chunks);
  const beginning = new Set(names.filter(isFirst).flatMap((name) => [name, ...(chunks[name]?.needs ?? [])]));
  const later = knowing(Object.fromEntries(names.filter((name) => !beginning.has(name)).map(infoOf)));
  const laterText = `${later}${definition(laterChunk, '')}`;
  const laterSum = sumOf(laterText);
  return {
    files: Object.fromEntries([
      ...texts.map(([name, text, sum]) => [pathOf(name, sum), text]),
      [pathOf(laterChunk, laterSum), laterText],
    ]),
    first: Object.fromEntries([...[...beginning].map(infoOf), [laterChunk, [laterSum]]]),
  };
}
