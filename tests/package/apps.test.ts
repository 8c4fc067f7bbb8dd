// `npm test -- apps`: apps as their authors make them. Each installs the packed file, and its tools from the npm registry.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../journeys/support/test.ts';
import { applyInApp } from './support/applyInApp.ts';
import { type Packed, packPackage } from './support/packPackage.ts';
import { writeGuideCode } from './support/writeGuideCode.ts';

let folder: string;
let packed: Packed;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-apps-'));
  packed = packPackage(folder);
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rejects with what it printed. The server that it may ask runs in this very process. */
async function npm(app: string, ...args: string[]): Promise<string> {
  const ran = promisify(execFile)('npm', args, { cwd: join(folder, app) });
  const { stdout } = await ran.catch((error: { stdout?: string; message: string }) => {
    throw new Error(`npm ${args.join(' ')} in ${app}: ${error.message}\n${error.stdout ?? ''}`);
  });
  return stdout;
}

const install = (app: string): Promise<string> => npm(app, 'install', packed.file, '--no-audit', '--no-fund');

describe.each(['react', 'vue', 'typescript'])('an app of %s', (app) => {
  test('compiles with the code of its guide and without its wrong uses, builds, and a visitor applies in it', {
    timeout: 600_000,
  }, async ({ journey }) => {
    await install(app);
    if (app === 'react') writeGuideCode('app/react.md', 'tsx', join(folder, app, 'src'));
    if (app === 'vue') writeGuideCode('app/vue.md', 'vue', join(folder, app, 'src'));
    await npm(app, 'run', 'types');
    await npm(app, 'run', 'build');
    await applyInApp(journey, join(folder, app, 'dist'), 'Ana');
  });
});

test('a script of Node reads the courses with the client', { timeout: 600_000 }, async ({ journey }) => {
  await install('node');
  const answer = await npm('node', 'start', '--silent', '--', journey.url);
  expect(JSON.parse(answer)).toMatchObject({ added: [] });
});
