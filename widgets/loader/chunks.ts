// Loads the bundle's chunks: scripts that hand their code to `define`. Code runs once, when it is first required; what
// failed to come can be asked for again. See build/loaderModules.ts for why these are not ES modules.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { carriedFailures } from './carriedStarts.ts';
import { composer } from './composer.ts';
import { fetchScript } from './fetchScript.ts';
import { manifest } from './manifest.ts';
import { provided } from './provided.ts';
import { providedName } from './providedName.ts';
import { startFile } from './startFile.ts';
import { pathOf, sums } from './sums.ts';
import { urlOf } from './urlOf.ts';

type Exports = Record<string, unknown>;

interface Require {
  (path: string): Exports;
  /** The bundle's own import(): the chunk's file, and those of what it needs. */
  load(file: string, ...needs: string[]): Promise<Exports>;
}

type Factory = (require: Require, exports: Exports) => void;

const factories = new Map<string, Factory>();
const modules = new Map<string, Exports>([[providedName, provided]]);
const fetched = new Map<string, Promise<void>>();
let { head } = document;
/** Counts the failures of each file, by its path. */
export const failures = carriedFailures || new Map<string, number>();

/** Called by each chunk when its script runs. @param others files that may be asked for later */
export function define(path: string, factory: Factory, others: readonly string[] = []): void {
  factories.set(path, factory);
  others.forEach(pathOf);
}

function run(path: string): Exports {
  const known = modules.get(path);
  if (known) return known;
  const factory = factories.get(path);
  if (!factory) throw new ChunkLoadError(urlOf(path));
  const exports: Exports = {};
  // Before it runs, as two chunks may need each other.
  modules.set(path, exports);
  try {
    factory(require, exports);
  } catch (error) {
    modules.delete(path);
    throw error;
  }
  return exports;
}

const require: Require = Object.assign(run, { load: importFile });

function fetchFile(file: string): Promise<void> {
  const path = pathOf(file);
  // Of scripts that were on their way before the page called document.open(), nothing is heard any more.
  if (!head.isConnected) {
    ({ head } = document);
    fetched.clear();
  }
  let coming = fetched.get(path);
  if (!coming) {
    coming = fetchKnown(path);
    fetched.set(path, coming);
    coming.catch(() => {
      fetched.delete(path);
      failures.set(path, (failures.get(path) ?? 0) + 1);
    });
  }
  return coming;
}

/** A start file has texts of its language, and the hashes of the others: it comes first where another language was shown so far. */
async function fetchKnown(path: string): Promise<void> {
  const [, , idioma] = path.split('/');
  if (!(factories.has(path) || sums.has(path)) && path.startsWith(manifest.texts))
    await fetchFile(startFile(composer, idioma as Idioma));
  // Another file may have brought it.
  if (!factories.has(path)) await fetchScript(path, failures.get(path));
}

/** Starts fetching files, all at once. Rejects with {@link ChunkLoadError}. */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(fetchFile));
}

/** Fetches a chunk with all it needs, and runs it. Rejects with {@link ChunkLoadError}; may then be called again. */
export async function importFile(file: string, ...needs: string[]): Promise<Exports> {
  await fetchFiles([file, ...needs]);
  return run(pathOf(file));
}

/** The files of a start's code, the one that registers the tag first. */
export const filesOf = (start: string): readonly string[] => manifest.files[start] ?? [];

/** Registers the tag of a start whose files have come. */
export function runStart(start: string): void {
  const [file] = filesOf(start);
  if (file !== undefined) run(pathOf(file));
}

for (const file of [...Object.values(manifest.files).flat(), ...manifest.circular]) pathOf(file);
