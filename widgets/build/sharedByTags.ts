// Chooses the modules of ours that go into one chunk, shared by the first screens: those that three of the starts need before
// they show anything. Modules that only lazy screens share must not go into it, however many they are: a first screen would pay
// for them.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { startScreens, starts, tagOf } from '../tags.ts';

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

/**
 * A test for a module's id: true when it belongs in the shared chunk.
 * @param also a module that nearly every screen needs, although fewer first screens do: in each of their files it would weigh more
 */
export function sharedByTags(also: string): (id: string) => boolean {
  const closures = starts.map((start) => {
    const files = [`widgets/${tagOf(start)}.ts`, startScreens[start] ?? []].flat();
    return new Set(files.flatMap((file) => [...staticClosure(resolve(file))]));
  });
  const everywhere = staticClosure(resolve(also));
  return (id) => everywhere.has(id) || closures.filter((closure) => closure.has(id)).length >= 3;
}
