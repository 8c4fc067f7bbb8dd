// One HTTP server on one port, with readable failures and an end that waits for answers under way.
import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { prepareStop, type StopTimes } from './stopServer.ts';

/** The host name of requests that have none. HTTP/1.0 allows that, and probes of older load balancers do it. It is no name of this machine. */
const NO_HOST = 'sin-nombre.invalid';

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
  /** Refuses new connections and resolves when the last one is closed. By default answers under way get 3 s, idle connections none. */
  close: (times?: Partial<StopTimes>) => Promise<void>;
}

/** Listens on `host`:`port` (0: a free one). Rejects with PortUnavailableError when the port cannot be had. */
export async function listen(
  fetch: (request: Request, env: HttpBindings) => Promise<Response> | Response,
  options: Place,
): Promise<Listener> {
  const server = createServer(
    // The listener's light Request must be the global one: Hono's body limit makes new requests of it.
    getRequestListener((request, env) => fetch(request, env as HttpBindings), { hostname: NO_HOST }),
  );
  server.keepAliveTimeout = IDLE_MS;
  const stop = prepareStop(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(known ? new PortUnavailableError(options, error.code ?? '', error) : error);
    });
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: (times) => stop({ graceMs: 3000, idleMs: 0, ...times }) };
}
