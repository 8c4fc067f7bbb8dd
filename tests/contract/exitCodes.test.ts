/** The command ends with 0 only if all that was asked for was checked and is right; its last lines say what was not. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runEnding } from '../support/runEnding.ts';
import { smallOrigin, smallUser, startSmallServer } from './smallServer.ts';

const command = join(import.meta.dirname, '../../tools/portalClientes.ts');
let server: Awaited<ReturnType<typeof startSmallServer>>;
beforeAll(async () => {
  server = await startSmallServer();
});
afterAll(() => server.close());

const env = { ...process.env, PORTAL_PASSWORD: smallUser.password };
const check = (...args: string[]) =>
  runEnding(process.execPath, ['--disable-warning=ExperimentalWarning', command, 'check', ...args], { env });

const both = ['--tag', 'portal-inscripcion-publica', '--tag', 'portal-login'];
const user = ['--user', smallUser.username];
const origin = ['--origin', smallOrigin];
/** Where nothing is written, no times are compared: how busy the machine is says nothing of the server. */
const readOnly = '--read-only';

describe('the command ends with 0', () => {
  it('if all is right, also without what --read-only and --call leave out and without calls that a tag may do without', async () => {
    const { code, stdout } = await check(server.url, ...both, ...user, ...origin, readOnly);
    expect(stdout).toMatch(/\n\d+ calls: \d+ rules right, 0 wrong, \d+ not checked\n$/);
    expect(code).toBe(0);
    const one = await check(server.url, ...origin, '--call', 'GET /api/cliente/cursos');
    expect(one.code, one.stdout).toBe(0);
  });
});

describe('the command ends with 1', () => {
  it('if something is wrong, whatever was not checked', async () => {
    const { code, stdout } = await check(server.url, '--call', 'GET /api/cliente/facturas');
    expect(code, stdout).toBe(1);
  });
});

describe('the command ends with 2', () => {
  it('if the address has the /api that every call adds, before anything is called', async () => {
    let calls = 0;
    const other = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    for (const end of ['/api', '/api/']) {
      const { code, stderr } = await check(`${base}${end}`);
      expect(code).toBe(2);
      expect(stderr).toContain(`Leave out /api at the end of the URL: every call adds it. Write ${base}\n`);
    }
    expect(calls).toBe(0);
  });
});

describe('the command ends with 3 and says what was not checked, and what checks it,', () => {
  it('if no site was named for CORS', async () => {
    const { code, stdout } = await check(server.url, ...both, ...user, readOnly);
    expect(code, stdout).toBe(3);
    expect(stdout).toMatch(
      /not checked\nCORS was not checked: name the site with --origin https:\/\/www\.su-institucion\.example \(\d+ calls\)\n$/,
    );
  });

  it('if nobody was named who signs in, in each form of the report', async () => {
    const args = [server.url, '--tag', 'portal-login', ...origin];
    const line =
      'What needs a session was not checked: name who signs in with --user, and give the password in PORTAL_PASSWORD';
    const [text, json, junit] = await Promise.all([
      check(...args),
      check(...args, '--json'),
      check(...args, '--junit'),
    ]);
    for (const one of [text, json, junit]) expect(one.code, one.stdout).toBe(3);
    expect(text.stdout.trimEnd().split('\n').at(-1)).toMatch(
      new RegExp(`^${line} \\(.*POST /api/auth/login`),
    );
    expect(JSON.parse(json.stdout).notChecked).toEqual([expect.stringContaining(line)]);
    expect(junit.stdout).toMatch(/<testsuite name="not checked" tests="1" errors="0" skipped="1">/);
    expect(junit.stdout).toContain(`<skipped message="${line} (`);
  });

  it('if the course that was named is not there', async () => {
    const calls = ['GET /api/cliente/cursos', 'POST /api/cliente/inscripciones'];
    const { code, stdout } = await check(
      server.url,
      ...origin,
      ...calls.flatMap((call) => ['--call', call]),
      '--curso',
      'NOPE',
    );
    expect(code, stdout).toBe(3);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      'What needs an open course was not checked: the server has no course NOPE; name another one with --curso (POST /api/cliente/inscripciones)',
    );
  });
});
