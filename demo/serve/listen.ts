// One HTTP server on one port, with readable failures and an end that waits for answers under way.
import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** While the server ends, it looks again after this many milliseconds whether answers under way have ended. */
const LOOK_MS = 20;

/** Longer than clients and proxies keep a connection: one that they use again is not closed under their request. */
const IDLE_MS = 65_000;

/** The port is taken by another program, or this user may not open it. The message says what to do. */
class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';
  readonly port: number;

  constructor({ port, setting = 'PORT' }: Place, code: string, cause: unknown) {
    const why =
      code === 'EACCES'
        ? 'necesita más permisos de los que tiene este usuario'
        : 'ya está en uso por otro programa';
    super(
      `El puerto ${port} ${why}. Cierre ese programa o elija otro puerto: ${setting}=${port + 1} npm start`,
      { cause },
    );
    this.port = port;
  }
}

interface Place {
  host: string;
  port: number;
  /** The variable that chooses the port. Default PORT. */
  setting?: string;
}

export interface Listener {
  port: number;
  /** Stops taking requests, lets those under way finish for `graceMs` (3 s), then closes every connection. */
  close: (graceMs?: number) => Promise<void>;
}

/** Listens on `host`:`port` (0: a free one). Rejects with PortUnavailableError when the port cannot be had. */
export async function listen(
  fetch: (request: Request, env: HttpBindings) => Promise<Response> | Response,
  options: Place,
): Promise<Listener> {
  const server = createServer(
    // The listener's light Request must be the global one: Hono's body limit makes new requests of it.
    getRequestListener((request, env) => fetch(request, env as HttpBindings)),
  );
  server.keepAliveTimeout = IDLE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(known ? new PortUnavailableError(options, error.code ?? '', error) : error);
    });
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: (graceMs = 3000) => close(server, graceMs) };
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection whose answer ends after this is kept for further requests, and nothing else would close it.
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(looking);
      resolve();
    });
  });
}
