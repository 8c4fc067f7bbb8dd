/** Real servers on loopback, for code that speaks HTTP. They end with the test that opened them. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Heard extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

export interface Listening {
  base: string;
  heard: Heard[];
  /**
   * Resolves once everything sent before has been heard and its answers have come: a call of its own, which `heard` leaves
   * out, goes there and back after them. A test that says "nothing was sent" waits for it.
   */
  caughtUp: () => Promise<void>;
  close: () => void;
}

const servers = new Set<Server>();

const lastCall = '/caught-up';

function shut(server: Server): void {
  server.closeAllConnections();
  server.close();
  servers.delete(server);
}

afterEach(() => {
  for (const server of servers) shut(server);
});

/** A server that answers as told and remembers what it heard. */
export async function listen(answer: RequestListener): Promise<Listening> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    if (url === lastCall) return void response.end();
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ method, url, headers, body });
    answer(request, response);
  });
  servers.add(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    heard,
    async caughtUp() {
      // Calls that wait for a promise go first.
      await new Promise((resume) => setImmediate(resume));
      await (await fetch(base + lastCall)).text();
    },
    close: () => shut(server),
  };
}

export function answering(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): RequestListener {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
