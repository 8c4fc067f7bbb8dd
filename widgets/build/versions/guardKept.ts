// A page that was pasted with an earlier release refuses a file whose bytes are others than those of that release.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumOf } from '../integrity/integrityOf.ts';
import { keptVersions } from './keptVersions.ts';

const isChunk = (name: string): boolean => /(?:^|\/)chunks\//.test(name);

/**
 * Reads, before a build, what other releases have in the folder of the bundle. The function that it returns throws where a build would put
 * another file in the place of one of theirs.
 */
export function guardKept(
  folder: string,
  version: string,
): (built: Readonly<Record<string, string>>) => void {
  if (!existsSync(folder)) return () => undefined;
  const kept = keptVersions(folder)
    .filter((one) => one.version !== version)
    .flatMap(({ files }) => files.filter((name) => isChunk(name) && existsSync(join(folder, name))));
  const sums = new Map(kept.map((name) => [name, sumOf(readFileSync(join(folder, name), 'utf8'))]));
  return (built) => {
    for (const [name, sum] of sums) {
      const code = built[name];
      if (code !== undefined && sumOf(code) !== sum)
        throw new Error(`${name} is another file in an earlier release, whose pages would refuse this one.`);
    }
  };
}
