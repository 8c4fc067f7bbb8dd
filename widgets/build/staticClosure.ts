import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*\sfrom\s)?['"](\.[^'"]+\.tsx?)['"]/gm;

/** `file` and every module of ours that it reaches by static imports; absolute paths. */
export function staticClosure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    staticClosure(resolve(dirname(file), path), seen);
  }
  return seen;
}
