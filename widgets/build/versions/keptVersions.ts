// Lists the releases that a folder of the bundle serves, from the folders named after them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `manifest.json` in the folder of a release. */
export interface VersionManifest {
  readonly version: string;
  /** No page has been given this build: the next one may change it. */
  readonly development?: true;
  /** All files that its pages may ask for, relative to the folder of the bundle. */
  readonly files: readonly string[];
  /** The value of `integrity` in a page, for each loader and each module beside it, by its name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Three numbers, as the folders of releases are named. */
export const isVersion = (name: string): boolean => /^\d+\.\d+\.\d+$/.test(name);

/** @param folder of the bundle */
export function keptVersions(folder: string): VersionManifest[] {
  return readdirSync(folder)
    .filter((name) => isVersion(name) && existsSync(join(folder, name, 'manifest.json')))
    .map((name) => JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8')) as VersionManifest);
}
