// Loads the bundle's chunks: scripts that pass their code to `define`. Code runs once, when it is first required. See
// build/chunkFiles.ts for why these are not ES modules.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { fetchScript } from './fetchScript.ts';
import { type ChunkInfo, manifest } from './manifest.ts';
import { urlOf } from './urlOf.ts';

type Exports = Record<string, unknown>;

type Factory = (require: (path: string) => Exports | Promise<Exports>, exports: Exports) => void;

/** The chunks that portal.js consists of, by name. */
declare const __PORTAL_MODULES__: Readonly<Record<string, Exports>>;

const modules = new Map<string, Exports>(Object.entries(__PORTAL_MODULES__));
const factories = new Map<string, Factory>();
const known = new Map<string, ChunkInfo>();

/** The chunk that registers those that come after the starts. */
const laterChunk = 'later';

/** Called by that chunk. */
export function know(chunks: Readonly<Record<string, ChunkInfo>>): void {
  for (const [name, info] of Object.entries(chunks)) known.set(name, info);
}

/** Called by each chunk when its script runs. */
export function define(name: string, factory: Factory): void {
  factories.set(name, factory);
}

function infoOf(name: string): ChunkInfo {
  const info = known.get(name);
  if (!info) throw new Error(`The bundle has no chunk ${name}.`);
  return info;
}

/** The path of a chunk's file in the bundle. */
const pathOf = (name: string): string => `chunks/${name}-${infoOf(name)[0].slice(0, 8)}.js`;

/** A chunk and all chunks that it needs to run, except those in portal.js. */
function withNeeds(name: string): string[] {
  const [, ...needs] = infoOf(name);
  return [name, ...needs];
}

function run(name: string): Exports {
  const ready = modules.get(name);
  if (ready) return ready;
  const factory = factories.get(name);
  if (!factory) throw new ChunkLoadError(urlOf(pathOf(name)));
  const exports: Exports = {};
  // Before it runs, because two chunks may need each other.
  modules.set(name, exports);
  try {
    factory(require, exports);
  } catch (error) {
    modules.delete(name);
    throw error;
  }
  return exports;
}

/**
 * How chunks import each other. The bundler writes import() as a require() inside a promise's callback: there a chunk that has not
 * loaded yet is fetched.
 */
function require(path: string): Exports | Promise<Exports> {
  const name = path.slice('./'.length, -'.js'.length);
  const isThere = (one: string): boolean => factories.has(one);
  return modules.has(name) || (known.has(name) && withNeeds(name).every(isThere))
    ? run(name)
    : importChunk(name);
}

const fetchChunk = (name: string): Promise<void> | undefined =>
  factories.has(name) ? undefined : fetchScript(pathOf(name), infoOf(name)[0]);

/** Fetches chunks with all they need, in parallel. Rejects with {@link ChunkLoadError}; may then be called again. */
export async function fetchChunks(names: readonly string[]): Promise<void> {
  const all = new Set(names.flatMap(withNeeds));
  await Promise.all([...all].map(fetchChunk));
}

/** Fetches a chunk with all it needs, and runs it. Rejects with {@link ChunkLoadError}. */
export async function importChunk(name: string): Promise<Exports> {
  if (!known.has(name)) await fetchChunks([laterChunk]);
  await fetchChunks([name]);
  return run(name);
}

/** The names of a start's chunks in a language: its code and its texts. */
export function chunksOf(start: string, idioma: Idioma): string[] {
  const { code = [], texts = [] } = manifest.starts[start] ?? {};
  return [...code, ...texts.map((group) => `texts-${idioma}-${group}`)];
}

/** The files of those chunks, and of all that they need, by path, with the hash of each. */
export const filesOf = (start: string, idioma: Idioma): ReadonlyMap<string, string> =>
  new Map(
    chunksOf(start, idioma)
      .flatMap(withNeeds)
      .map((name) => [pathOf(name), infoOf(name)[0]]),
  );

/** Registers the tag of a start whose chunks have loaded. */
export function runStart(start: string): void {
  const [name] = manifest.starts[start]?.code ?? [];
  if (name !== undefined) run(name);
}

know(manifest.chunks);
