// Runs a file of the bundle.
import { addScript } from './addScript.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { sums } from './sums.ts';
import { urlOf } from './urlOf.ts';

/**
 * Rejects with {@link ChunkLoadError}.
 * @param failures how often it has failed: a browser may keep a failed answer for the life of the page, so that another try needs
 * another address
 */
export function fetchScript(path: string, failures = 0): Promise<void> {
  const address = urlOf(failures ? `${path}?${failures}` : path);
  return addScript(address, sums.get(path)).catch((what) => {
    throw new ChunkLoadError(address, what);
  });
}
