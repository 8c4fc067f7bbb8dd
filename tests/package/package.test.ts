// The npm package as it would be published: what package linters, Node and the compiler say about it, and an app.
// bundled.test.ts has further programs; `npm test -- apps` tries the same with apps that install it and all that they need from the registry.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from 'vitest';
import { zipFiles, zipPlugin } from '../../demo/wordpress/zipPlugin.ts';
import type { CheckResult } from '../../tools/check/runCheck.ts';
import { tags } from '../../widgets/tags.ts';
import { demo } from '../api/support/api.ts';
import { startSmallServer } from '../contract/smallServer.ts';
import { wrongOf } from '../contract/wrongOf.ts';
import { test } from '../journeys/support/test.ts';
import { runEnding } from '../support/runEnding.ts';
import { applyInApp } from './support/applyInApp.ts';
import { oldestNode } from './support/oldestNode.ts';
import { type Installed, installPackage } from './support/packPackage.ts';
import { writeGuideCode } from './support/writeGuideCode.ts';

const root = join(import.meta.dirname, '..', '..');
let folder: string;
let packed: Installed;

beforeAll(() => {
  packed = installPackage('.package');
  ({ folder } = packed);
});

afterAll(() => packed?.remove());

/** The server that it may ask runs in this very process. Rejects where it ends with an error. */
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });

describe('the packed file', () => {
  test('has nothing that publint objects to', async () => {
    const { messages } = await publint({ pack: { tarball: packed.bytes.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has correct types under every resolution of ES modules', async () => {
    const result = await checkPackage(createPackageFromTarballData(packed.bytes));
    if (!result.types) throw new Error('The package has no types.');
    expect(Object.keys(result.entrypoints)).toEqual(
      expect.arrayContaining(['.', './client', './contract', ...tags.map((tag) => `./define/${tag}`)]),
    );
    // The package is of ES modules: what a require() or the resolution of Node 10 would find does not count.
    const problems = result.problems.filter(
      (one) => !('resolutionKind' in one && /^node10$|^node16-cjs$/.test(one.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  test('is imported on a server without an error and defines no tag there', async ({ journey }) => {
    const { stdout, stderr } = await run('node/script.js', journey.url);
    expect(stderr).toBe('');
    // nanostores sets it wherever it is imported (demo/docs/dev/architecture.md).
    expect(JSON.parse(stdout)).toMatchObject({ version: '1.0.0', added: ['nanostoresGlobal'] });
    expect(JSON.parse(stdout).total).toBeGreaterThan(0);
  });
});

test('the archive of the plugin for WordPress is at least a tenth below the 2 MB that PHP accepts by default', async () => {
  expect((await zipPlugin()).length).toBeLessThan(1_800_000);
});

test('the plugin’s archive is the same whenever it is made, also while the clock advances', () => {
  const now = vi.spyOn(Date, 'now');
  const archives = [0, 5_000].map((step) => {
    let time = Date.UTC(2026, 10, 23, 12);
    now.mockImplementation(() => {
      time += step;
      return time;
    });
    return zipFiles({ a: Buffer.from('uno'), b: Buffer.from('dos') });
  });
  now.mockRestore();
  expect(archives[0]?.equals(archives[1] as Buffer)).toBe(true);
});

describe('the command of the packed file', () => {
  const portalClientes = 'node_modules/portal-clientes/bin/portalClientes.js';

  /** Newer Nodes without what came after 20, for machines that have no Node 20. */
  const without = [
    'Map.groupBy',
    'Object.groupBy',
    'Promise.withResolvers',
    'Promise.try',
    'Array.fromAsync',
    'RegExp.escape',
    ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'].map(
      (name) => `Set.prototype.${name}`,
    ),
    'Iterator',
    'URLPattern',
  ];
  const older = `--import=data:text/javascript,${without.map((name) => `delete globalThis.${name};`).join('')}`;

  test('checks every call of a server under the oldest Node that the package promises', async ({
    journey,
  }) => {
    const args = [older, portalClientes, 'check', journey.url, '--json', '--user', demo.username];
    const env = { ...process.env, PORTAL_PASSWORD: demo.password };
    const ran = await runEnding(oldestNode(), args, { cwd: folder, env });
    expect(ran.stderr).toBe('');
    const { findings, notRun } = JSON.parse(ran.stdout) as CheckResult;
    expect([notRun, wrongOf(findings)]).toEqual([[], []]);
    // The rules of money are those that grouped their records by currency.
    expect(findings.filter(({ state }) => state === 'right')).toEqual(
      expect.arrayContaining(
        ['facturas', 'movimientos', 'balance'].map((name) =>
          expect.objectContaining({ call: `GET /api/cliente/${name}`, rule: 'rules' }),
        ),
      ),
    );
  });

  test.each([['--json'], ['--junit'], []])('writes the report by %j there', async (...format) => {
    const server = await startSmallServer();
    onTestFinished(server.close);
    const args = [older, portalClientes, 'check', server.url, '--tag', 'portal-login', ...format];
    const ran = await runEnding(oldestNode(), args, { cwd: folder, env: process.env });
    expect(ran).toMatchObject({ stderr: '', stdout: expect.stringContaining('POST /api/auth/login') });
  });

  test.each([
    [['mock', '--port', 'x'], /--port must be a whole number/],
    [['chek'], /portal-clientes check URL/],
  ])('ends with 2 at %j and says what it takes', async (args, says) => {
    await expect(run(portalClientes, ...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(says),
    });
  });
});

describe('the types of the packed file', () => {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

  test.each(['react', 'typescript'])('take the %s app and refuse its wrong uses', async (app) => {
    const { stdout } = await run(compiler, '-p', app);
    expect(stdout).toBe('');
  });

  test('take every component of the guide for React', async () => {
    expect(writeGuideCode('app/react.md', 'tsx', join(folder, 'react', 'src'))).toBeGreaterThan(3);
    const { stdout } = await run(compiler, '-p', 'react');
    expect(stdout).toBe('');
  });
});

test('a visitor applies in a React app made of the packed file', async ({ journey }) => {
  await build({ root: join(folder, 'react'), configFile: false, logLevel: 'error' });
  await applyInApp(journey, join(folder, 'react', 'dist'), 'Ana');
});
