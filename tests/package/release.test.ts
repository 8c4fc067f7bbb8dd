// A release as an institution gets it: complete, unchanged on the way, and of use without this repository.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseNotes } from '../../demo/release/releaseNotes.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { filesOf } from '../../src/contract/files.ts';
import { runEnding } from '../support/runEnding.ts';
import { oldestNode } from './support/oldestNode.ts';

const root = join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
let folder: string;

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  execFileSync(process.execPath, ['demo/release/run.ts'], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, RELEASE_FOLDER: folder },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release has the bundle, the plugin, the package, the command, the contract, the sums and a paper that names each', () => {
  const files = readdirSync(folder).sort();
  expect(files).toEqual(
    [
      'LEAME.md',
      'LICENSE',
      'SHA256SUMS',
      'comando',
      'openapi.json',
      'portal-clientes-wordpress.zip',
      `portal-clientes-${version}.tgz`,
      'widgets',
    ].sort(),
  );
  const paper = read('LEAME.md');
  expect(files.filter((file) => file !== 'LEAME.md' && !paper.includes(file))).toEqual([]);
  expect(paper).toContain(releaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version));
});

test('the sums of a release cover every file and hold', () => {
  const lines = read('SHA256SUMS').trim().split('\n');
  const wrong = lines.filter((line) => {
    const [sum, file = ''] = line.split('  ');
    return (
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex') !== sum
    );
  });
  expect(wrong).toEqual([]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(lines.length).toBe(files.length - 1);
});

test('the plugin of a release carries the bundle of that release, which is not one for development', () => {
  const plugin = unzipSync(readFileSync(join(folder, 'portal-clientes-wordpress.zip')));
  const loader = plugin['portal-clientes/widgets/portal.js'];
  expect(Buffer.from(loader ?? []).equals(readFileSync(join(folder, 'widgets', 'portal.js')))).toBe(true);
  expect(JSON.parse(read(`widgets/${version}/manifest.json`))).not.toHaveProperty('development');
});

test('the contract of a release has every call', () => {
  const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, object> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const promised = endpoints.flatMap((endpoint) => [endpoint, ...filesOf(endpoint)]);
  expect(calls.sort()).toEqual(promised.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the command of a release runs with nothing but Node', async () => {
  const command = join(folder, 'comando', 'portalClientes.js');
  const { code, stdout } = await runEnding(oldestNode(), [command, 'check', '--help']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('portal-clientes check URL')]);
});

test('a version without notes is not released', () => {
  expect(() => releaseNotes('# Changelog\n\n## 1.0.0\n\n- First.\n', '1.1.0')).toThrow(/1\.1\.0/);
  expect(() => releaseNotes('# Changelog\n\n## 1.1.0\n\n## 1.0.0\n\n- First.\n', '1.1.0')).toThrow(/1\.1\.0/);
});
