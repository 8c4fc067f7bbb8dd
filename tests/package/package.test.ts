// The npm package as it would be published: what linters of packages say, what Node and the compiler make of it, and an app.
// `npm test -- apps` tries the same with apps that install it and all that they need from the registry.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { test } from '../journeys/support/test.ts';
import { runEnding } from '../support/runEnding.ts';
import { applyInApp } from './support/applyInApp.ts';
import { oldestNode } from './support/oldestNode.ts';
import { type Packed, packPackage } from './support/packPackage.ts';
import { serveApp } from './support/serveApp.ts';

const root = join(import.meta.dirname, '..', '..');
/** Below node_modules, so that React and the compiler are found without being installed again. */
let folder: string;
let packed: Packed;

beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules', '.package-'));
  packed = packPackage(folder);
  const installed = join(folder, 'node_modules', 'portal-clientes');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packed.file, '-C', installed, '--strip-components=1']);
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The server that it may ask runs in this very process. Rejects where it ends with an error. */
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });

describe('the packed file', () => {
  test('has nothing that publint objects to', async () => {
    const { messages } = await publint({ pack: { tarball: packed.bytes.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that are right wherever ES modules are resolved', async () => {
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

  test('is imported on a server without an error and defines nothing there', async ({ journey }) => {
    const { stdout, stderr } = await run('node/script.js', journey.url);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ version: '1.0.0', added: [] });
    expect(JSON.parse(stdout).total).toBeGreaterThan(0);
  });
});

test('the archive of the plugin for WordPress leaves a tenth free of the 2 MB that PHP takes by itself', async () => {
  expect((await zipPlugin()).length).toBeLessThan(1_800_000);
});

test('the plugin’s archive is the same whenever it is made, while the clock goes on too', () => {
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
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const { findings } = JSON.parse(ran.stdout) as CheckResult;
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
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
    [['mock', '--port', 'x'], /--port is a whole number/],
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
});

test('each tag shows itself in a page that is bundled with the packed file', async ({ journey }) => {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><script type="module" src="main.js"></script>');
  writeFileSync(
    join(page, 'main.js'),
    `import 'portal-clientes/define';
    const [tag, api] = location.hash.slice(1).split('%20');
    document.body.append(Object.assign(document.createElement(tag), { apiBase: decodeURIComponent(api), routing: 'memory' }));`,
  );
  await build({ root: page, configFile: false, logLevel: 'error' });
  const app = await serveApp(join(page, 'dist'));
  try {
    for (const tag of tags) {
      const there = await journey.another({ baseURL: app.url });
      there.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/api\//);
      const opened = await there.open(`/#${tag}%20${encodeURIComponent(journey.url)}`);
      await opened.locator(`body > ${tag}[listo]`).waitFor();
      await opened.close();
    }
  } finally {
    await app.close();
  }
});

describe('a program whose tag cannot load its code says so in the console', () => {
  const programs: [what: string, change: (code: string) => string, says: RegExp][] = [
    ['as no ES module', (code) => code.replaceAll('import.meta.url', 'undefined'), /bundled as an ES module/],
    ['without a file', (code) => code.replaceAll(/\.\/portal-login-/g, './none-'), /<portal-login>: .*none-/],
  ];

  test.for(programs)('%s', async ([what, change, says], { journey }) => {
    const root = join(folder, what);
    mkdirSync(root);
    writeFileSync(
      join(root, 'index.html'),
      '<!doctype html><link rel="icon" href="data:,"><portal-login></portal-login><script type="module" src="main.js"></script>',
    );
    writeFileSync(join(root, 'main.js'), `import 'portal-clientes/define/portal-login';`);
    const plugins = [{ name: 'change', renderChunk: change }];
    await build({ root, configFile: false, logLevel: 'error', plugins });
    const app = await serveApp(join(root, 'dist'));
    const there = await journey.another({ baseURL: app.url });
    there.allow(/none-|404|Portal: /);
    const page = await there.open('/none-yet');
    const said = page.waitForEvent('console', (message) => message.text().startsWith('Portal: '));
    await page.goto(app.url);
    expect((await said).text()).toMatch(says);
    await page.close();
    await app.close();
  });
});

test('a visitor applies in a React app made of the packed file', async ({ journey }) => {
  await build({ root: join(folder, 'react'), configFile: false, logLevel: 'error' });
  await applyInApp(journey, join(folder, 'react', 'dist'), 'Ana');
});
