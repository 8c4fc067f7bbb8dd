// Loads chunks so that a failed one can be tried again. A module that fails to load is remembered as failed by
// the browser (Chromium, and Firefox before 155), and importing it again fails at once; so each file is first
// fetched by a preload link, whose failure leaves no trace, and imported only when all of them have come.
import { ChunkLoadError } from './chunk-load-error.ts';
import { manifest } from './manifest.ts';

/** spec.md 9. */
const TIME_LIMIT = 120_000;

const base = new URL('.', import.meta.url);
const fetched = new Map<number, Promise<void>>();

const addressOf = (file: number): string => new URL(manifest.files[file] ?? '', base).href;

function preload(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    if (!link.relList.supports('preload')) {
      resolve();
      return;
    }
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      link.remove();
      settle();
    };
    const timer = setTimeout(
      () => finish(() => reject(new ChunkLoadError(address, { type: 'timeout' }))),
      TIME_LIMIT,
    );
    link.onload = () => finish(resolve);
    link.onerror = () => finish(() => reject(new ChunkLoadError(address)));
    link.rel = 'preload';
    link.as = 'script';
    // As a module's own request: without this the file would be fetched twice.
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
  });
}

function fetchFile(file: number): Promise<void> {
  let coming = fetched.get(file);
  if (!coming) {
    coming = preload(addressOf(file));
    fetched.set(file, coming);
    coming.catch(() => fetched.delete(file));
  }
  return coming;
}

/** Starts fetching chunks and what they need, all at once. Rejects with {@link ChunkLoadError}. */
export async function fetchChunks(files: readonly number[]): Promise<void> {
  const all = new Set(files.flatMap((file) => [file, ...(manifest.needs[file] ?? [])]));
  await Promise.all([...all].map(fetchFile));
}

/** Fetches a chunk with all it needs and imports it. Rejects with {@link ChunkLoadError}; may then be called again. */
export async function importChunk(file: number): Promise<unknown> {
  await fetchChunks([file]);
  const address = addressOf(file);
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    // The file came and could not be linked or run; it must be fetched anew the next time.
    fetched.delete(file);
    throw new ChunkLoadError(address, { cause: error });
  }
}

/** The import() of the bundle's own code, by the chunk's path relative to the loader. */
export function importByPath(path: string): Promise<unknown> {
  const file = manifest.files.indexOf(path);
  return file < 0 ? Promise.reject(new ChunkLoadError(path)) : importChunk(file);
}
