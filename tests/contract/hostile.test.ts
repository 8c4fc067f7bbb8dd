/** The check ends, with a report and the right code, whatever the server does with its connections. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askServer } from '../../tools/check/askServer.ts';
import type { CheckResult } from '../../tools/check/runCheck.ts';
import { freePort } from '../support/freePort.ts';
import { runEnding } from '../support/runEnding.ts';

const main = join(import.meta.dirname, '../../tools/check/main.ts');

/** Starts a server that is closed at the test's end; tells of connections that end. */
async function serve(handle: RequestListener) {
  let closed: () => void = () => undefined;
  const connectionEnds = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const server = createServer(handle);
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
    socket.on('close', () => closed());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, base: `http://127.0.0.1:${port}`, connectionEnds };
}

/** Writes spaces as fast as they are taken. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const spaces = Buffer.alloc(65_536, ' ');
  const go = () => {
    while (!response.destroyed && response.write(spaces));
  };
  response.on('drain', go);
  go();
};

const page: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hola</title>');
};

describe('a call that is given up', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['after no answer', () => undefined],
    ['in the middle of an answer', (response: Parameters<RequestListener>[1]) => void response.write(' ')],
  ])('%s leaves no connection open', async (_, begin) => {
    let asked: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const { base, connectionEnds } = await serve((_request, response) => {
      begin(response);
      asked();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = askServer({ base, fetch: (request) => fetch(request) }, 'GET /api/salud', {});
    const refused = expect(call).rejects.toThrow('none within 30 s');
    await isAsked;
    // Node forgets the signal of a request that it has collected.
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
    await connectionEnds;
  });

  it('a body without end is given up after 16 MB, and its connection too', async () => {
    const { base, connectionEnds } = await serve(endless);
    const call = askServer({ base, fetch: (request) => fetch(request) }, 'GET /api/salud', {});
    await expect(call).rejects.toThrow('its body goes on after 16 MB');
    await connectionEnds;
  });
});

async function check(url: string, ...args: string[]) {
  const env = { ...process.env, PORTAL_PASSWORD: 'una clave cualquiera' };
  const ran = await runEnding(process.execPath, [main, url, '--json', '--user', 'ana', ...args], { env });
  return { ...ran, result: JSON.parse(ran.stdout) as CheckResult };
}

describe('the command', () => {
  it('ends by itself after a body without end, which it names', async () => {
    const { base } = await serve(endless);
    const { code, result } = await check(base, '--call', 'GET /api/salud');
    expect(code).toBe(2);
    expect(result.findings).toEqual([
      expect.objectContaining({
        rule: 'reach',
        notes: ['no answer to GET /api/salud (its body goes on after 16 MB)'],
      }),
    ]);
  });

  it.each([
    ['if nobody listens', async () => `http://127.0.0.1:${await freePort()}`],
    ['if TLS fails', async () => `https://${(await serve(page)).host}`],
  ])('ends with 2 %s, and says what to do', async (what, url) => {
    const address = await url();
    const { code, result } = await check(address);
    expect(code).toBe(2);
    const told =
      what === 'if TLS fails' ? `try ${address.replace('https', 'http')}` : 'is the server running?';
    expect(result.findings[0]?.notes).toEqual([expect.stringContaining(told)]);
    expect(result.notRun).toEqual([expect.stringMatching(/^no call had an answer/)]);
    expect(result.findings.filter(({ state }) => state === 'right')).toEqual([]);
  });

  it('counts nothing as right if every answer is an HTML page, says so and stops', async () => {
    let calls = 0;
    const { base } = await serve((request, response) => {
      calls += 1;
      page(request, response);
    });
    const { code, result } = await check(base);
    expect(code).toBe(1);
    expect(result.findings[0]).toMatchObject({ call: 'GET /api/salud' });
    expect(result.findings.find(({ rule }) => rule === 'reach')?.notes).toEqual([
      expect.stringMatching(
        /^no answer was one of the contract; the first, to GET \/api\/salud, is 200 and is an HTML page/,
      ),
    ]);
    expect(result.findings.filter(({ state }) => state === 'right')).toEqual([]);
    expect(calls).toBe(3);
  });
});
