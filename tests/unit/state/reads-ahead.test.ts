// A read that began before the app was there is handed to the call that asks for the same, and to no other.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallInit } from '../../../src/client/exchange.ts';
import { beginRead } from '../../../src/state/readsAhead.ts';
import { takeRead } from '../../../src/state/takeRead.ts';

const url = 'https://api.test/api/cliente/cursos/INS-000254';
const answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
/** A call as the client makes it. @param token of who asks */
const read = (token?: string): CallInit => ({
  method: 'GET',
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
});
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  // Takes away what a test left behind, because the page keeps one list.
  void takeRead(url, read())?.catch(() => undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a read ahead is handed out once', async () => {
  beginRead(url);
  expect((await takeRead(url, read()))?.ok).toBe(true);
  expect(takeRead(url, read())).toBeUndefined();
});

it('a read ahead that is begun twice is asked for once, without a credential', () => {
  beginRead(url);
  beginRead(url);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
  });
  expect(new Headers(asked.mock.calls[0]?.[1].headers).has('authorization')).toBe(false);
});

it('a read ahead that failed rejects whoever takes it, and nobody else', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  beginRead(url);
  await expect(takeRead(url, read())).rejects.toThrow('Failed to fetch');
});

it.each([
  ['of another address', `${url}/calendario.ics`, read()],
  ['that changes something', url, { ...read(), method: 'POST' }],
  ['of a person', url, read('x')],
])('a read ahead is not handed to a call %s', (_, address, init) => {
  beginRead(url);
  expect(takeRead(address, init)).toBeUndefined();
});

it('a read ahead that carries a token is kept from caches, and handed to that person alone', () => {
  beginRead(url, 'ana');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer ana');
  expect(takeRead(url, read())).toBeUndefined();
  expect(takeRead(url, read('luis'))).toBeUndefined();
  expect(takeRead(url, read('ana'))).toBeDefined();
});

it('a read ahead is not handed out when its answer is older than the app keeps answers', () => {
  beginRead(url);
  vi.advanceTimersByTime(30_000);
  expect(takeRead(url, read())).toBeUndefined();
});
