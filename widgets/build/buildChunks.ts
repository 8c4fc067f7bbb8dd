// Builds the code of the tags and of the loader, as chunks that refer to each other by name.
import { parse } from 'node:path';
import type { Rolldown } from 'vite';
import { textGroups } from '../../src/i18n/textGroups.ts';
import config from '../../vite.config.ts';
import type { StartInfo } from '../loader/manifest.ts';
import { type Start, startAreas, startScreens, tagOf } from '../tags.ts';
import { buildWith } from './buildWith.ts';
import { loaderChunk } from './chunkGroups.ts';

/** A chunk of the build. */
export interface Chunk {
  readonly code: string;
  /** The names of all chunks without which it cannot run, except those of the loader. */
  readonly needs: readonly string[];
  /** True if it has texts or other data, and no code. */
  readonly isData: boolean;
}

export interface Chunks {
  /** The loader's chunks by name, in the order in which they run. */
  readonly loader: Readonly<Record<string, string>>;
  /** All others, by name. */
  readonly others: Readonly<Record<string, Chunk>>;
  readonly assets: readonly Rolldown.OutputAsset[];
}

/** The bundler's runtime, which nearly every chunk needs. */
const runtimeChunk = 'rolldown-runtime';

const nameOf = (fileName: string): string => parse(fileName).name;

/** All chunks that `chunk` imports statically, directly or not, itself last. */
function closure(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  for (const file of chunk.imports) {
    const next = byFile.get(file);
    if (!next) throw new Error(`${chunk.fileName} imports ${file}, which the build has not made.`);
    if (!found.has(nameOf(file))) closure(next, byFile, found);
  }
  return found.add(nameOf(chunk.fileName));
}

export async function buildChunks(): Promise<Chunks> {
  const { output } = await buildWith(config);
  const chunks = output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const codeOf = (name: string): string => byFile.get(`${name}.js`)?.code ?? '';
  const portal = byFile.get(`${loaderChunk}.js`);
  if (!portal) throw new Error('The build has made no loader.');
  const loader = new Set([runtimeChunk, ...closure(portal, byFile)]);
  return {
    loader: Object.fromEntries([...loader].map((name) => [name, codeOf(name)])),
    others: Object.fromEntries(
      chunks
        .map((chunk) => [nameOf(chunk.fileName), chunk] as const)
        .filter(([name]) => !loader.has(name))
        .map(([name, chunk]) => {
          const needs = [...closure(chunk, byFile)].filter((one) => one !== name && !loader.has(one));
          return [name, { code: chunk.code, needs, isData: name.startsWith('texts-') }];
        }),
    ),
    assets: output.filter((file) => file.type === 'asset'),
  };
}

/** What a start consists of. */
export function startInfo(start: Start): StartInfo {
  const screen = startScreens[start];
  const texts = new Set(startAreas[start].map((area) => textGroups[area]));
  return { code: [tagOf(start) ?? start, ...(screen ? [parse(screen).name] : [])], texts: [...texts] };
}
