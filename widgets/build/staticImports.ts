// Finds the chunks that a chunk cannot run without.
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The names of all chunks that `chunk` imports statically, directly or not. */
export function staticImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    // A module that the loader provides is no chunk.
    if (found.has(name) || !byName.has(name)) return;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) visit(next);
  };
  for (const name of chunk.imports) visit(name);
  return [...found];
}
