// A page that was pasted with an earlier release refuses a file whose bytes differ from those of that release.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumOf } from '../integrity/integrityOf.ts';
import { keptVersions } from './keptVersions.ts';

const isChunk = (name: string): boolean => /(?:^|\/)chunks\//.test(name);

/**
 * Reads, before a build, the files of the releases in the folder of the bundle. Returns a function that throws if a build would replace
 * one of their files, or one of this very version, with a different one, unless that version was built for development.
 * @param isServed whether pages may have the version that is there
 */
export function assertReleasesUnchanged(
  folder: string,
  version: string,
  isServed: boolean,
): (built: Readonly<Record<string, string>>) => void {
  if (!existsSync(folder)) return () => undefined;
  const sumsOf = (names: readonly string[]) =>
    new Map(
      names
        .filter((name) => existsSync(join(folder, name)))
        .map((name) => [name, sumOf(readFileSync(join(folder, name), 'utf8'))]),
    );
  const versions = keptVersions(folder);
  const others = versions.filter((one) => one.version !== version);
  const sums = sumsOf(others.flatMap(({ files }) => files.filter(isChunk)));
  const same = versions.find((one) => one.version === version && isServed && !one.development);
  const own = sumsOf(same?.files.filter((name) => name.startsWith(`${version}/`)) ?? []);
  return (built) => {
    for (const [name, sum] of own) {
      const code = built[name];
      if (code === undefined || sumOf(code) !== sum)
        throw new Error(
          `${folder} has ${version} already, where ${name} is another file: pages pasted with that version would refuse this one. Raise the version (package.json or BUNDLE_VERSION). To try something out, build without BUNDLE_FOLDER.`,
        );
    }
    for (const [name, sum] of sums) {
      const code = built[name];
      if (code !== undefined && sumOf(code) !== sum)
        throw new Error(`${name} is another file in an earlier release, whose pages would refuse this one.`);
    }
  };
}
