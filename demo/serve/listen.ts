// One HTTP server on one port, with readable failures and a graceful shutdown.
import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { prepareStop, type StopTimes } from './stopServer.ts';

/** The host name for requests without one, as HTTP/1.0 allows and older load balancers' probes do. Not a name of this machine. */
const NO_HOST = 'sin-nombre.invalid';

/** Longer than clients and proxies keep a connection, so that none is closed just when they reuse it. */
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
  /** Refuses new connections and resolves when the last is closed. By default answers under way get 3 s, idle connections none. */
  close: (times?: Partial<StopTimes>) => Promise<void>;
}

/** Listens on `host`:`port` (0: a free one). Rejects with PortUnavailableError if the port is unavailable. */
export async function listen(
  fetch: (request: Request, env: HttpBindings) => Promise<Response> | Response,
  options: Place,
): Promise<Listener> {
  const server = createServer(
    // The listener's lightweight Request must be the global one: Hono's body limit makes new requests from it.
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
