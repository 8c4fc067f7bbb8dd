/** Installing the project runs only scripts that package.json allows, and takes packages that the lock file pins. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
const { packages } = read('package-lock.json') as {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; hasInstallScript?: boolean; optional?: boolean; link?: boolean }
  >;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
/** The name of a package without its platform, because a decision holds for all platforms. */
const familyOf = (name: string) => name.replace(/^(@[^/]+)\/(linux|darwin|windows)-\w+$/, '$1');
const decided = new Set([
  ...Object.keys(allowScripts),
  ...Object.entries(allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [] : [familyOf(name)])),
]);

it('every package with an install script is allowed or refused explicitly, and only node may run its own', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(scripted.filter((name) => !decided.has(name) && !decided.has(familyOf(name)))).toEqual([]);
  const allowed = Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual(['node']);
});

it('every package comes from a registry, and every one that is not optional has a hash', () => {
  const unpinned = installed.filter(
    ([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'),
  );
  expect(unpinned.map(([path]) => path)).toEqual([]);
  const loose = installed.filter(
    ([, { resolved }]) => resolved !== undefined && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});
