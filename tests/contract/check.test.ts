/** `portal-clientes check` over the network against the reference API. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { type Listener, listen } from '../../demo/serve/listen.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { CheckFinding } from '../../tools/check/createJournal.ts';
import { demo, openApi, type TestApi } from '../api/support/api.ts';
import { probeClaveCost } from '../api/support/probes.ts';
import { runEnding } from '../support/runEnding.ts';
import { wrongOf } from './wrongOf.ts';

const origin = 'https://www.ejemplo.edu';
const main = join(import.meta.dirname, '../../tools/check/main.ts');
let api: TestApi;
let listener: Listener;

beforeAll(async () => {
  api = await openApi({ config: { claveCost: probeClaveCost, corsOrigins: [origin] } });
  listener = await listen((request, env) => api.app.fetch(request, env), { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

interface Printed {
  findings: CheckFinding[];
  leftBehind: string[];
  notChecked: string[];
}

async function check(...args: string[]): Promise<{ text: string; printed: Printed }> {
  const url = `http://127.0.0.1:${listener.port}`;
  const env = { ...process.env, PORTAL_PASSWORD: demo.password };
  const ran = promisify(execFile)(process.execPath, [main, url, '--json', '--user', demo.username, ...args], {
    env,
    maxBuffer: 1e8,
  });
  // It ends with 1 where something is wrong; the report says what.
  const { stdout } = await ran.catch((error: { stdout: string }) => error);
  return { text: stdout, printed: JSON.parse(stdout) as Printed };
}

it('the reference API keeps the whole contract, in every call of it, and no secret is printed', async () => {
  const { text, printed } = await check('--origin', origin);
  expect(wrongOf(printed.findings)).toEqual([]);
  expect(printed.notChecked).toEqual([]);
  expect(
    printed.findings
      .filter(({ state }) => state === 'unchecked')
      .map(({ call, rule }) => `${rule} of ${call}`),
  ).toEqual([
    // Nobody waits for the end of a token or for a mail, and money in favour is not spent by a check.
    'token of GET /api/auth/me',
    'rules of POST /api/cliente/perfil/{id}/solicitud-cambio-clave',
    'status of POST /api/cliente/aplicaciones',
    // The user's other sessions stay, no mail is sent to the user, and no link has run out.
    'status of DELETE /api/cliente/perfil/sesiones',
    'status of POST /api/cliente/perfil/verificacion-correo',
    'status of POST /api/cliente/enlaces/{id}/renovar',
  ]);
  const checked = new Set(printed.findings.map(({ call }) => call));
  expect(
    endpoints
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !checked.has(call as CheckFinding['call'])),
  ).toEqual([]);
  expect(text).not.toMatch(new RegExp(`${demo.password}|eyJ[\\w-]+\\.`));
  // Where the times of a busy machine vary, it applies for further people before it says that they tell something.
  const kinds = [
    /^the application SOL-/,
    /^the account portal-check\+\w+@example\.com/,
    /^the enrolment INS-\d+ and its documents/,
  ];
  for (const kind of kinds) expect(printed.leftBehind).toContainEqual(expect.stringMatching(kind));
  expect(printed.leftBehind.filter((what) => !kinds.some((kind) => kind.test(what)))).toEqual([]);
});

it('a check that only reads writes nothing', async () => {
  const counts = () =>
    rows(
      api.database.db,
      sql`select (select count(*) from cuentas) as cuentas, (select count(*) from inscripciones) as inscripciones,
        (select count(*) from solicitudes) as solicitudes, (select count(*) from enlaces) as enlaces,
        (select max(version) from clientes) as version`,
    );
  const before = await counts();
  const { printed } = await check('--read-only');
  expect(printed.findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(printed.leftBehind).toEqual([]);
  expect(await counts()).toEqual(before);
});

it('without somebody to sign in, every call that needs a session is reported as not checked', async () => {
  const args = [main, `http://127.0.0.1:${listener.port}`, '--json', '--origin', origin];
  const { code, stdout } = await runEnding(process.execPath, args);
  const { findings, notChecked } = JSON.parse(stdout) as Printed;
  // Differences of time alone tell of a busy machine.
  expect([wrongOf(findings), [1, 3]]).toEqual([[], expect.arrayContaining([code])]);
  expect(notChecked).toEqual([expect.stringMatching(/^What needs a session was not checked: .* --user/)]);
  const unmade = findings
    .filter(({ rule, state }) => rule === 'status' && state === 'unchecked')
    .map(({ call }) => call);
  const closed = endpoints
    .filter(({ auth }) => auth === 'bearer')
    .map(({ method, path }) => `${method} ${path}`);
  expect(unmade).toEqual(expect.arrayContaining(closed));
});

it('a check without any call to make ends with 2', async () => {
  const args = ['--tag', 'portal-login', '--call', 'GET /api/cliente/facturas'];
  const ran = promisify(execFile)(process.execPath, [main, `http://127.0.0.1:${listener.port}`, ...args]);
  await expect(ran).rejects.toMatchObject({ code: 2 });
});
