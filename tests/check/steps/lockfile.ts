// The lock file pins versions and checksums and says nothing of where they were fetched from, so that it installs the
// same from any mirror (.npmrc: omit-lockfile-registry-resolved). It names every platform's optional packages, since
// `npm ci` wants them named even if it will not install them (`npx node tests/check/completeLock.ts`).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingOptionals } from '../completeLock.ts';
import { root } from '../tool.ts';

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string; optional?: boolean }>;
}

/** Gives a line for each package with an address or without a checksum. */
export async function checkLockfile(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const pinned = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { resolved, integrity, optional }]) => [
      ...(resolved === undefined ? [] : [`${path} holds the address ${resolved}`]),
      // A package for another platform may be one that our registry never had.
      ...(integrity === undefined && !optional ? [`${path} has no checksum`] : []),
    ]);
  return [
    ...pinned,
    ...missingOptionals(lock).map(({ path }) => `${path} is missing: npx node tests/check/completeLock.ts`),
  ];
}
