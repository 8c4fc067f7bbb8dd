// A read that began before the app was there is handed to the call that asks for the same, and to no other.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginRead } from '../../../src/state/readsAhead.ts';
import { takeRead } from '../../../src/state/takeRead.ts';

const url = 'https://api.test/api/cliente/cursos/INS-000254';
const answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  // Takes away what a test left behind, because the page keeps one list.
  void takeRead(new Request(url))?.catch(() => undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a read ahead is handed out once', async () => {
  beginRead(url);
  expect((await takeRead(new Request(url)))?.ok).toBe(true);
  expect(takeRead(new Request(url))).toBeUndefined();
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
  await expect(takeRead(new Request(url))).rejects.toThrow('Failed to fetch');
});

it.each([
  ['of another address', new Request(`${url}/calendario.ics`)],
  ['that changes something', new Request(url, { method: 'POST' })],
  ['of a person', new Request(url, { headers: { authorization: 'Bearer x' } })],
])('a read ahead is not handed to a call %s', (_, request) => {
  beginRead(url);
  expect(takeRead(request)).toBeUndefined();
});

it('a read ahead that carries a token is kept from caches, and handed to that person alone', () => {
  const by = (token: string) => new Request(url, { headers: { authorization: `Bearer ${token}` } });
  beginRead(url, 'ana');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer ana');
  expect(takeRead(new Request(url))).toBeUndefined();
  expect(takeRead(by('luis'))).toBeUndefined();
  expect(takeRead(by('ana'))).toBeDefined();
});

it('a read ahead is not handed out when its answer is older than the app keeps answers', () => {
  beginRead(url);
  vi.advanceTimersByTime(30_000);
  expect(takeRead(new Request(url))).toBeUndefined();
});
