// The lock file pins versions and checksums and says nothing of where they were fetched from, so that it installs the
// same from any mirror (.npmrc: omit-lockfile-registry-resolved).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../tool.ts';

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
}

/** Gives a line for each package with an address or without a checksum. */
export async function checkLockfile(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { resolved, integrity }]) => [
      ...(resolved === undefined ? [] : [`${path} holds the address ${resolved}`]),
      ...(integrity === undefined ? [`${path} has no checksum`] : []),
    ]);
}
