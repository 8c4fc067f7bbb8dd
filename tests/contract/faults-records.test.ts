/** Each fault of records, and of whose they are, is found and reported under its call and rule; nothing else is called wrong. */
import { afterAll, beforeAll, it } from 'vitest';
import { ownershipFaults } from './ownershipFaults.ts';
import { recordFaults } from './recordFaults.ts';
import { openReferenceApi, type ReferenceApi } from './referenceApi.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
});
afterAll(() => api.close());

it('the number of a trace in every problem and header is no fault', () =>
  api.expectWrong([], {
    fetch: async (request) => {
      const answer = await api.ask(request);
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
  api.expectWrong([], {
    calls: ['GET /api/cliente/usuarios/{id}'],
    fetch: async (request) =>
      request.url.includes('/usuarios/') ? new Response(null, { status: 404 }) : api.ask(request),
  }));

it.each([...recordFaults, ...ownershipFaults])('$name: $rule of $call', (fault) => api.expectFound(fault));
