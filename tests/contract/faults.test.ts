/** Each fault of a server is found, and told under its call and rule; nothing else is said to be wrong. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../demo/api/config.ts';
import type { CheckOptions } from '../../tools/check/run.ts';
import { runCheck } from '../../tools/check/runCheck.ts';
import { demo, openApi, type TestApi } from '../api/support/api.ts';
import { probeClaveCost } from '../api/support/probes.ts';
import type { Fault } from './alter.ts';
import { effectFaults } from './effectFaults.ts';
import { listFaults } from './listFaults.ts';
import { ownershipFaults } from './ownershipFaults.ts';
import { portalFaults } from './portalFaults.ts';
import { proxyWith } from './proxy.ts';
import { recordFaults } from './recordFaults.ts';
import { registerFaults } from './registerFaults.ts';
import { signInFaults } from './signInFaults.ts';
import { smallFaults } from './smallFaults.ts';
import { smallOrigin, smallUser, startSmallServer } from './smallServer.ts';

const told = ({ rule, call }: Pick<Fault, 'rule' | 'call'>): string => `${rule} of ${call}`;

const allOf = (fault: Fault): string[] => [told(fault), ...(fault.also ?? [])];

/** Expects that the check finds these and no others; else the notes of all that it found are shown. */
async function expectWrong(expected: readonly string[], options: CheckOptions): Promise<void> {
  const findings = (await runCheck(options)).findings.filter(({ state }) => state === 'wrong');
  const notes = findings.flatMap((one) => one.notes.map((note) => `${told(one)}: ${note}`));
  expect(findings.map(told).sort(), notes.join('\n')).toEqual([...expected].sort());
}

describe('in front of a small server', () => {
  let server: Awaited<ReturnType<typeof startSmallServer>>;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it.each([...listFaults, ...smallFaults, ...signInFaults])('$name: $rule of $call', async (fault) => {
    await expectWrong(allOf(fault), {
      base: server.url,
      user: smallUser.username,
      password: smallUser.password,
      origin: smallOrigin,
      tags: ['portal-inscripcion-publica', 'portal-login'],
      fetch: proxyWith(fault, (request) => fetch(request)),
    });
  });
});

describe('in front of the reference API', () => {
  let api: TestApi;
  beforeAll(async () => {
    // All of these checks together come from one address and one user; tries of a sign-in are judged, and stay few.
    const { limites } = readConfig({});
    const many = Object.fromEntries(
      Object.entries(limites).map(([name, limite]) => [
        name,
        name.startsWith('ingresoCuenta') ? limite : { ...limite, max: 10_000 },
      ]),
    ) as typeof limites;
    api = await openApi({
      config: { claveCost: probeClaveCost, limites: many },
    });
  });
  afterAll(() => api.close());

  const check = (expected: readonly string[], options: Partial<CheckOptions>) =>
    expectWrong(expected, {
      base: 'http://api.ejemplo.edu',
      user: demo.username,
      password: demo.password,
      ...options,
    });

  it('the number of a trace in every problem and header is no fault', () =>
    check([], {
      fetch: async (request) => {
        const answer = await api.app.fetch(request);
        const headers = new Headers(answer.headers);
        headers.set('x-trace', crypto.randomUUID());
        headers.set('x-traza', crypto.randomUUID());
        if (!headers.get('content-type')?.includes('problem'))
          return new Response(answer.body, { status: answer.status, headers });
        const body = { ...(await answer.json()), instance: `/fallos/${crypto.randomUUID()}` };
        headers.delete('content-length');
        return new Response(JSON.stringify(body), { status: answer.status, headers });
      },
    }));

  it('a server may lack the call that no tag makes', () =>
    check([], {
      calls: ['GET /api/cliente/usuarios/{id}'],
      fetch: async (request) =>
        request.url.includes('/usuarios/') ? new Response(null, { status: 404 }) : api.app.fetch(request),
    }));

  it.each([...portalFaults, ...recordFaults, ...ownershipFaults, ...registerFaults, ...effectFaults])(
    '$name: $rule of $call',
    (fault) =>
      check(allOf(fault), {
        calls: [fault.call, ...(fault.with ?? [])],
        fetch: proxyWith(fault, async (request) => api.app.fetch(request)),
      }),
  );
});
