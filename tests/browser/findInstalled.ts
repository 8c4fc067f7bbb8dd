// Finds a program that the system has.
import { existsSync } from 'node:fs';

/** The first of these paths that exists. Throws a readable error if there is none. */
export function findInstalled(...paths: (string | undefined)[]): string {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  if (!path)
    throw new Error(
      `None of these is installed: ${paths.filter(Boolean).join(', ')}. See demo/docs/dev/tests.md.`,
    );
  return path;
}
