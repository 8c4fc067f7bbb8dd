/** The API over a real socket, in the demo's server. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Listener, listen } from '../../demo/serve/listen.ts';
import { keepConnections } from '../support/keptConnections.ts';
import { bearer, demo, json, openApi, type TestApi } from './support/api.ts';
import { sendRaw } from './support/sendRaw.ts';

let api: TestApi;
let listener: Listener;
let url: string;

beforeAll(async () => {
  api = await openApi({ config: { trustProxy: 1 } });
  listener = await listen((req, env) => api.app.fetch(req, env), { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${listener.port}`;
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

const signIn = (password: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: demo.username, password, type: 'CLI' }),
  });

it('the server signs in, reads, and sends JSON in UTF-8', async () => {
  const response = await signIn(demo.password);
  expect(response.status).toBe(200);
  const { accessToken } = await json<{ accessToken: string }>(response);
  const cliente = await fetch(`${url}/api/cliente`, { headers: bearer(accessToken) });
  expect(cliente.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await json(cliente)).toMatchObject({ nombres: 'Ana Lucía' });
  const head = await fetch(`${url}/api/cliente/cursos`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('the server counts failures by the address that the proxy adds, not by one that the caller sends', async () => {
  const from = (forwarded: string) => signIn('mala', { 'x-forwarded-for': forwarded });
  for (let i = 0; i < 5; i += 1) expect((await from(`9.9.9.${i}, 10.0.0.1`)).status).toBe(401);
  expect((await from('1.1.1.1, 10.0.0.1')).status).toBe(429);
  expect((await from('1.1.1.1, 10.0.0.2')).status).toBe(401);
});

it('the server refuses a large body without reading all of it', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const req = request(
      `${url}/api/auth/login`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (res) => {
        resolve(res.statusCode);
        res.resume();
      },
    );
    req.on('error', (error: NodeJS.ErrnoException) =>
      /EPIPE|ECONNRESET/.test(error.code ?? '') ? resolve(413) : reject(error),
    );
    for (let i = 0; i < 20; i += 1) req.write('x'.repeat(16 * 1024));
    req.end();
  });
  expect(status).toBe(413);
});

it('the server accepts a call without a body, and one without Content-Length', async () => {
  const { accessToken } = await json<{ accessToken: string }>(await signIn(demo.password));
  const removed = await fetch(`${url}/api/cliente/enlaces/no-hay`, {
    method: 'DELETE',
    headers: bearer(accessToken),
  });
  expect(removed.status).toBe(404);
  const chunked = await new Promise<number | undefined>((resolve, reject) => {
    const req = request(
      `${url}/api/auth/login`,
      {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    req.on('error', reject);
    req.end(JSON.stringify({ username: demo.username, password: 'no es esta clave', type: 'CLI' }));
  });
  expect(chunked).toBe(401);
});

it('the server ends as soon as its last answer has, though the caller keeps the connection', async () => {
  // Without the time after which the server closes what is still open.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const slow = await listen(
    () => {
      asked.resolve();
      return answer.promise;
    },
    { host: '127.0.0.1', port: 0 },
  );
  const reading = fetch(`http://127.0.0.1:${slow.port}/`);
  await asked.promise;
  const closed = slow.close();
  answer.resolve(new Response('done'));
  expect(await (await reading).text()).toBe('done');
  await closed;
});

it('a server that ends tells each kept connection to close with its next answer, and resets none', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  let heard = 0;
  const ending = await listen(
    ({ url: address }) => {
      heard += 1;
      if (new URL(address).pathname !== '/slow') return new Response('done');
      asked.resolve();
      return answer.promise;
    },
    { host: '127.0.0.1', port: 0 },
  );
  const kept = keepConnections(`http://127.0.0.1:${ending.port}`, 2);
  onTestFinished(kept.close);
  expect(await kept.ask('/')).toEqual({ result: 200, connection: 'keep-alive' });
  const idle = keepConnections(`http://127.0.0.1:${ending.port}`, 1);
  onTestFinished(idle.close);
  expect(await idle.ask('/')).toEqual({ result: 200, connection: 'keep-alive' });
  const slow = kept.ask('/slow');
  await asked.promise;
  const closed = ending.close({ graceMs: 60_000, idleMs: 60_000 });
  expect(await idle.ask('/')).toEqual({ result: 200, connection: 'close' });
  answer.resolve(new Response('done'));
  expect(await slow).toEqual({ result: 200, connection: 'close' });
  await closed;
  // Somebody else may have the port by now, and answer.
  const before = heard;
  await idle.ask('/');
  expect(heard).toBe(before);
});

it('a server that ends closes kept connections that nobody uses after the time for them', async () => {
  const ending = await listen(() => new Response('done'), { host: '127.0.0.1', port: 0 });
  const kept = keepConnections(`http://127.0.0.1:${ending.port}`, 1);
  onTestFinished(kept.close);
  await kept.ask('/');
  const startedAt = performance.now();
  await ending.close({ graceMs: 60_000, idleMs: 50 });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(50);
});

it('probes by HTTP/1.0 without a host are answered', async () => {
  for (const path of ['/api/salud', '/livez', '/readyz']) {
    expect([path, await sendRaw(listener.port, `GET ${path} HTTP/1.0\r\n\r\n`)]).toEqual([path, 200]);
  }
  expect(await sendRaw(listener.port, 'GET /livez HTTP/1.1\r\n\r\n')).toBe(400);
});
