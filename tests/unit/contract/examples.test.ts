/** The contract's examples fit the contract, and the mock server answers every call with them. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints.ts';
import { answers } from '../../../src/contract/examples/answers.ts';
import { bodies } from '../../../src/contract/examples/bodies.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { createMock } from '../../../tools/mock/createMock.ts';

const calls = (endpoints as readonly Endpoint[]).map((endpoint) => ({
  endpoint,
  call: `${endpoint.method} ${endpoint.path}` as EndpointKey,
}));
const mock = createMock();

function ask(call: string, headers: Record<string, string> = { authorization: 'Bearer x' }) {
  const [method = '', path = ''] = call.split(' ');
  return mock(new Request(`http://x${path.replaceAll(/\{\w+\}/g, 'uno')}`, { method, headers }));
}

it.each(calls)('the example of what $call answers fits its schema', ({ call, endpoint }) => {
  if (endpoint.status === 204) expect(answers[call]).toBeUndefined();
  else expect(v.safeParse(endpoint.response, answers[call]).issues).toBeUndefined();
});

it.each(calls.filter(({ endpoint }) => endpoint.body))(
  'the example of what $call takes fits its schema',
  ({ call, endpoint }) => {
    expect(v.safeParse(endpoint.body as v.GenericSchema, bodies[call]).issues).toBeUndefined();
  },
);

describe('the mock server', () => {
  it.each(calls)('answers $call as the contract says', async ({ call, endpoint }) => {
    const response = await ask(call);
    expect(response.status).toBe(endpoint.status);
    if (endpoint.status === 204) return;
    const isText = endpoint.response.type === 'string';
    const body: unknown = isText ? await response.text() : await response.json();
    expect(v.safeParse(endpoint.response, body).issues).toBeUndefined();
    if (endpoint.versioned) expect(response.headers.get('etag')).toMatch(/^"\d+"$/);
  });

  it('asks for a credential where the contract does, and takes an application without one', async () => {
    for (const { call } of calls.filter(({ endpoint }) => endpoint.auth === 'bearer')) {
      const response = await ask(call, {});
      expect([call, response.status, v.is(Problem, await response.json())]).toEqual([call, 401, true]);
    }
    expect((await ask('POST /api/cliente/inscripciones', {})).status).toBe(202);
  });

  it('answers files, other paths and the problems that it was told to', async () => {
    const pdf = await ask('GET /api/cliente/facturas/{id}', {
      authorization: 'Bearer x',
      accept: 'application/pdf',
    });
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect((await ask('GET /api/nada')).status).toBe(404);
    const failing = createMock({ problems: new Map([['GET /api/salud', 'no_disponible']]) });
    expect((await failing(new Request('http://x/api/salud'))).status).toBe(503);
  });

  it('lets pages of any site call it', async () => {
    const headers = { origin: 'http://localhost:3000' };
    const before = await mock(new Request('http://x/api/cliente', { method: 'OPTIONS', headers }));
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(before.headers.get('access-control-allow-headers')).toContain('Authorization');
  });
});
