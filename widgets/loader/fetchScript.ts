// Runs a file of the bundle, once per page. A file that failed to load can be retried.
import { addScript } from './addScript.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { urlOf } from './urlOf.ts';

const fetched = new Map<string, Promise<void>>();
let { head } = document;

/** Counts the failures of each file, by its path. */
export const failures = new Map<string, number>();

/**
 * Rejects with {@link ChunkLoadError}; may then be called again.
 * @param sum its hash, SHA-256 in base64url: the browser refuses another file (Subresource Integrity)
 */
export function fetchScript(path: string, sum: string): Promise<void> {
  // Scripts that were loading when the page called document.open() never load or fail.
  if (!head.isConnected) {
    ({ head } = document);
    fetched.clear();
  }
  const known = fetched.get(path);
  if (known) return known;
  const count = failures.get(path) ?? 0;
  // A browser may cache a failure for the life of the page, so a retry needs another address.
  const address = urlOf(count ? `${path}?${count}` : path);
  const coming = addScript(address, sum).catch((what) => {
    fetched.delete(path);
    failures.set(path, count + 1);
    throw new ChunkLoadError(address, what);
  });
  fetched.set(path, coming);
  return coming;
}
