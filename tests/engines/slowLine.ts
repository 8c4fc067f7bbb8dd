// A page of an institution with a sign-in tag, and the portal behind it, over a slow line: 150 ms to the server and back, 0.4 Mb/s
// for all answers together. The delay is between server and browser, because no engine but Chromium can slow itself down.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const LATENCY_MS = 150;
const BYTES_PER_MS = (0.4 * 1024 * 1024) / 8 / 1000;
const HOSTILE =
  '* { color: red !important; font-size: 20px !important; box-sizing: content-box !important } input { width: 5px !important }';

export interface SlowLine {
  url: string;
  /** Counts the requests for `path`, whatever its query. */
  count(path: string): number;
  /** Files whose path has `part` in it wait until the function that is returned is called. */
  hold(part: string): () => void;
  close(): Promise<void>;
}

/** Starts a slow line to the server at `target`. `/ingreso/` is the page. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  /** The time at which the line has sent all that waits for it. */
  let free = 0;
  const paced = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        const now = performance.now();
        free = Math.max(free, now) + chunk.length / BYTES_PER_MS;
        await wait(free - now);
        done(null, chunk);
      },
    });

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    asked.push(pathname);
    await wait(LATENCY_MS);
    for (const [part, released] of held) if (pathname.includes(part)) await released;
    if (pathname === '/ingreso/') {
      outgoing.setHeader('content-type', 'text/html; charset=utf-8');
      return void outgoing.end(PAGE);
    }
    if (pathname === '/institucion.css') {
      outgoing.setHeader('content-type', 'text/css');
      return void outgoing.end(HOSTILE);
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(paced()).pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (path) => asked.filter((one) => one === path).length,
    hold(part) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(part, promise);
      return resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PAGE = `<!doctype html><html lang="es"><head><meta charset="utf-8">
  <title>Página de la institución</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/institucion.css">
  <script type="module" src="/widgets/portal.js"></script></head>
  <body><main><portal-login><a href="/ayuda">Ayuda</a></portal-login></main></body></html>`;
