// Which modules of ours the first screens share: those that at least three of the tags need before they show anything.
// They go into one chunk. What only lazy screens share must not, however many they are: a first screen would pay for it.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { tags } from '../tags.ts';

const staticImport = /^(?:import|export)\s(?!type\b)[^'"]*['"](\.[^'"]+\.tsx?)['"]/gm;

/** `file` and every module of ours that it reaches by static imports; absolute paths. */
export function staticClosure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    staticClosure(resolve(dirname(file), path), seen);
  }
  return seen;
}

/** A test for a module's id: true when it belongs in the shared chunk. */
export function sharedByTags(): (id: string) => boolean {
  const uses = new Map<string, number>();
  for (const tag of tags) {
    for (const file of staticClosure(resolve('widgets', `${tag}.ts`)))
      uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  return (id) => (uses.get(id) ?? 0) >= 3;
}
