/** Long documents are printed on threads of their own. */
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inWorker } from '../../demo/api/pdf/inWorker.ts';
import { bearer, openApi, type TestApi } from './support/api.ts';

let api: TestApi;
let as: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  as = { ...bearer(await api.login()), accept: 'application/pdf' };
});
afterAll(() => api.close());

it('the event loop goes on while a statement is printed, and many are printed one after the other', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.get('/api/cliente/movimientos', as)));
  clearInterval(turning);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect(turns).toBeGreaterThan(10);
});

it('a document that finds the queue full is refused with 503 and Retry-After', async () => {
  // The line is full of work that does not end before it may.
  const held = new Int32Array(new SharedArrayBuffer(4));
  const hold = inWorker<[SharedArrayBuffer]>(new URL('./support/heldPaper.ts', import.meta.url), 'heldPaper');
  const line = Array.from({ length: availableParallelism() + 60 }, () => hold(held.buffer));
  const ended = Promise.allSettled(line);
  const { status, headers } = await api.get('/api/cliente/movimientos', as);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  held[0] = 1;
  Atomics.notify(held, 0);
  await ended;
  expect((await api.get('/api/cliente/movimientos', as)).status).toBe(200);
});

it('what fails on a thread fails for its caller alone', async () => {
  const unknown = inWorker(new URL('../../demo/api/pdf/renderList.ts', import.meta.url), 'nothing');
  await expect(unknown()).rejects.toThrow('has no nothing');
  expect((await api.get('/api/cliente/movimientos', as)).status).toBe(200);
});
