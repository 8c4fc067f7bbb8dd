/** Each fault of a small server is found and reported under its call and rule; nothing else is reported as wrong. */
import { afterAll, beforeAll, it } from 'vitest';
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Fault } from './alter.ts';
import { allOf, expectWrong } from './expectWrong.ts';
import { listFaults } from './listFaults.ts';
import { proxyWith } from './proxy.ts';
import { signInFaults } from './signInFaults.ts';
import { smallFaults } from './smallFaults.ts';
import { smallOrigin, smallUser, startSmallServer } from './smallServer.ts';

let server: Awaited<ReturnType<typeof startSmallServer>>;
beforeAll(async () => {
  server = await startSmallServer();
});
afterAll(() => server.close());

const faults: readonly Fault[] = [...listFaults, ...smallFaults, ...signInFaults];

/** Calls of courses, and to apply for one, take ids from the list. */
const list = 'GET /api/cliente/cursos';

/** The first of each rule, and a fault of every answer: of these the whole level is checked, so that nothing far from the fault is told. */
const isWhole = (fault: Fault): boolean =>
  fault.everywhere === true || faults.find(({ rule }) => rule === fault.rule) === fault;

/** What it takes to see the fault. */
const callsOf = (fault: Fault): EndpointKey[] => [
  fault.call,
  ...(fault.also ?? []).map((what) => what.replace(/^.* of /, '') as EndpointKey),
  ...(fault.with ?? []),
  ...(fault.call.includes('/auth/') ? [] : [list as EndpointKey]),
];

it.each(faults)('$name: $rule of $call', async (fault) => {
  await expectWrong(allOf(fault), {
    base: server.url,
    user: smallUser.username,
    password: smallUser.password,
    origin: smallOrigin,
    tags: ['portal-inscripcion-publica', 'portal-login'],
    ...(!isWhole(fault) && { calls: callsOf(fault) }),
    ...proxyWith(fault, (request) => fetch(request)),
  });
});
