// Loads chunks so that a failed one can be tried again. A module that fails to load is remembered as failed by
// the browser (Chromium, and Firefox before 155), and importing it again fails at once; so each file is first
// fetched by a preload link, whose failure leaves no trace, and imported only when all of them have come.
import { ChunkLoadError } from './chunk-load-error.ts';
import { manifest } from './manifest.ts';

/** spec.md 9. */
const TIME_LIMIT = 120_000;

const base = new URL(/* @vite-ignore */ '.', import.meta.url);
const fetched = new Map<string, Promise<void>>();

const pathOf = (file: number): string => `chunks/${manifest.files[file]}.js`;

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

function fetchFile(path: string): Promise<void> {
  let coming = fetched.get(path);
  if (!coming) {
    coming = preload(new URL(path, base).href);
    fetched.set(path, coming);
    coming.catch(() => fetched.delete(path));
  }
  return coming;
}

/** Starts fetching files, all at once. Rejects with {@link ChunkLoadError}. */
export async function fetchFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(fetchFile));
}

/**
 * Fetches a chunk, by its path relative to the loader, with all it needs, and imports it. Rejects with
 * {@link ChunkLoadError}; may then be called again. The bundle's own import() comes here.
 */
export async function importByPath(path: string): Promise<unknown> {
  const needs = manifest.needs[manifest.files.findIndex((_name, file) => pathOf(file) === path)] ?? [];
  await fetchFiles([path, ...needs.map(pathOf)]);
  const address = new URL(path, base).href;
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    // The file came and could not be linked or run; it must be fetched anew the next time.
    fetched.delete(path);
    throw new ChunkLoadError(address, { cause: error });
  }
}

/** Fetches and runs the code that registers a tag. As {@link importByPath}. */
export async function importTag(tag: string): Promise<void> {
  const file = manifest.tags[tag];
  if (file !== undefined) await importByPath(pathOf(file));
}
