/**
 * What installing the project may run on the machine of who installs it: nothing that package.json does not name. And
 * what it brings along: nothing with a known vulnerability, where a registry can be asked; where none answers that is
 * said, and not taken for an answer.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
/** What is refused to the build for one platform is refused to all of them: they differ in nothing else. */
const familyOf = (name: string) => name.replace(/^(@[^/]+)\/(linux|darwin|windows)-\w+$/, '$1');
const decided = new Set([
  ...Object.keys(allowScripts),
  ...Object.entries(allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [] : [familyOf(name)])),
]);

it('every package with an install script was decided on, and only node may run its own', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(scripted.filter((name) => !decided.has(name) && !decided.has(familyOf(name)))).toEqual([]);
  const allowed = Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual(['node']);
});

it('every package comes from a registry, pinned by its content where it is not for another machine', () => {
  const unpinned = installed.filter(
    ([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'),
  );
  expect(unpinned.map(([path]) => path)).toEqual([]);
  const loose = installed.filter(
    ([, { resolved }]) => resolved !== undefined && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

interface Audit {
  vulnerabilities?: Record<string, { severity: string; via: unknown[] }>;
}

/** Undefined where the registry does not answer such questions, or there is none. */
async function audit(): Promise<Audit | undefined> {
  const options = { cwd: join(import.meta.dirname, '../..'), maxBuffer: 64 * 1024 * 1024, timeout: 25_000 };
  // Ends with an error where it finds something, and where it could not look: its words tell which.
  const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], options).catch(
    (failure: { stdout?: string }) => ({ stdout: failure.stdout ?? '' }),
  );
  try {
    const report: Audit = JSON.parse(stdout);
    return report.vulnerabilities === undefined ? undefined : report;
  } catch {
    return undefined;
  }
}

it('no package has a known vulnerability at or above high', async ({ skip }) => {
  const report = await audit();
  if (report === undefined) return skip('No registry answers npm audit here: nothing is known either way.');
  const severe = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  expect(Object.fromEntries(severe)).toEqual({});
});
