// Reads which files of the tree a file imports: statically, for its types, or with import(). Packages are left out.
import { posix } from 'node:path';
import type { SourceFile } from './files.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;

/** The paths that `file` imports, from the project's folder, each once. */
export function importsOf({ path, text }: SourceFile): string[] {
  const folder = posix.dirname(path);
  return [...new Set([...text.matchAll(IMPORT)].map((match) => posix.join(folder, match[2] ?? '')))];
}
