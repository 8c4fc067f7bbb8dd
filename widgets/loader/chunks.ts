// Loads the bundle's chunks: scripts that hand their code to `define`. Code runs once, when it is first required; what
// failed to come can be asked for again. See build/loaderModules.ts for why these are not ES modules.
import { ChunkLoadError } from './ChunkLoadError.ts';
import { manifest } from './manifest.ts';
import { provided } from './provided.ts';
import { providedName } from './providedName.ts';

/** spec.md 9. */
const TIME_LIMIT = 120_000;

type Exports = Record<string, unknown>;

interface Require {
  (path: string): Exports;
  /** The bundle's own import(): the chunk's path, and those of what it needs. */
  load(path: string, ...needs: string[]): Promise<Exports>;
}

type Factory = (require: Require, exports: Exports) => void;

const factories = new Map<string, Factory>();
const modules = new Map<string, Exports>([[providedName, provided]]);
const fetched = new Map<string, Promise<void>>();
const failures = new Map<string, number>();

/** The address of a file of the bundle, by its path relative to the loader. */
export const urlOf = (path: string): string =>
  new URL(path, new URL(/* @vite-ignore */ '.', import.meta.url)).href;

/** Called by each chunk when its script runs. */
export function define(path: string, factory: Factory): void {
  factories.set(path, factory);
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

/** Of the loader's own script: a policy that names one asks it of what the loader adds too. */
const { nonce } = [...document.scripts].find(({ src }) => src === import.meta.url) ?? {};

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
let policy: ScriptPolicy | null | undefined;

/** Null where there are no Trusted Types, or where the page does not allow a policy of this name. */
function scriptPolicy(): ScriptPolicy | null {
  if (policy === undefined) {
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
    };
    try {
      policy =
        trustedTypes?.createPolicy('portal-clientes', { createScriptURL: (address) => address }) ?? null;
    } catch {
      policy = null;
    }
  }
  return policy;
}

function fetchScript(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A browser may keep a failed answer for the life of the page: another try needs another address.
    const failed = failures.get(path);
    const address = urlOf(failed ? `${path}?${failed}` : path);
    const script = document.createElement('script');
    const finish = (error?: ChunkLoadError): void => {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => finish(new ChunkLoadError(address, 'timeout')), TIME_LIMIT);
    // An answer that is not the chunk (a captive portal's page, say) arrives as well as any.
    script.onload = () => finish(factories.has(path) ? undefined : new ChunkLoadError(address));
    script.onerror = () => finish(new ChunkLoadError(address));
    // Many servers name none: then the encoding of an old page would be its own.
    script.charset = 'utf-8';
    script.crossOrigin = 'anonymous';
    if (nonce) script.nonce = nonce;
    try {
      script.src = scriptPolicy()?.createScriptURL(address) ?? address;
      document.head.append(script);
    } catch {
      // Where no address of a script may be set, a module may still be imported. It can be asked for only once by a name.
      import(/* @vite-ignore */ address).then(
        () => finish(factories.has(path) ? undefined : new ChunkLoadError(address)),
        () => finish(new ChunkLoadError(address)),
      );
    }
  });
}

function fetchFile(path: string): Promise<void> {
  // Another file may have brought it.
  let coming = factories.has(path) ? Promise.resolve() : fetched.get(path);
  if (!coming) {
    coming = fetchScript(path);
    fetched.set(path, coming);
    coming.catch(() => {
      fetched.delete(path);
      failures.set(path, (failures.get(path) ?? 0) + 1);
    });
  }
  return coming;
}

/** Starts fetching files, all at once. Rejects with {@link ChunkLoadError}. */
export async function fetchFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(fetchFile));
}

/** Fetches a chunk with all it needs, and runs it. Rejects with {@link ChunkLoadError}; may then be called again. */
export async function importFile(path: string, ...needs: string[]): Promise<Exports> {
  await fetchFiles([path, ...needs]);
  return run(path);
}

/** The files of a start's code, the one that registers the tag first. */
export const filesOf = (start: string): string[] =>
  (manifest.files[start] ?? []).map((name) => `chunks/${name}.js`);

/** Registers the tag of a start whose files have come. */
export function runStart(start: string): void {
  const [path] = filesOf(start);
  if (path !== undefined) run(path);
}
