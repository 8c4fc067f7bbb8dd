// Finds the texts that the code of a tag may ask for after its first screen.
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const asking = /\buseT\('(\w+)'\)/g;

function areasIn({ moduleIds }: Chunk): string[] {
  const ours = moduleIds.filter((id) => /\/src\/.*\.tsx?$/.test(id));
  return ours.flatMap((id) => [...readFileSync(id, 'utf8').matchAll(asking)].map(([, area = '']) => area));
}

/** The areas that the chunk of `file` and all that it may load show. Another one may still be asked for, a little later. */
export function laterAreas(file: string, byName: ReadonlyMap<string, Chunk>): Set<string> {
  const seen = new Set<Chunk>();
  const visit = (one: Chunk | undefined): void => {
    if (!one || seen.has(one)) return;
    seen.add(one);
    for (const name of [...one.imports, ...one.dynamicImports]) visit(byName.get(name));
  };
  visit(byName.get(file));
  return new Set([...seen].flatMap(areasIn));
}
