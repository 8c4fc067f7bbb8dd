// Reads what a file imports: statically, for its types, or with import().
import { posix } from 'node:path';
import type { SourceFile } from './files.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Each import with its line, from 1: a path from the project's folder, or the name of a package. */
export function importsByLine({ path, text }: SourceFile): { line: number; target: string }[] {
  const folder = posix.dirname(path);
  return [...text.matchAll(IMPORT)].map(({ index, 0: matched, 2: name = '' }) => ({
    line: text.slice(0, index + matched.length).split('\n').length,
    target: /^\.{1,2}\//.test(name) ? posix.join(folder, name) : name,
  }));
}

/** What `file` imports, each once. */
export const importsOf = (file: SourceFile): string[] => [
  ...new Set(importsByLine(file).map(({ target }) => target)),
];
