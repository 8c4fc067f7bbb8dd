// Stops an HTTP server without resetting keep-alive connections. From the first moment every answer says `Connection: close`.
// An idle connection stays open for a while, because a request may be on its way on it.
import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';

/** Milliseconds between two polls: connections whose answers end after the time for idle connections must be closed too. */
const LOOK_MS = 20;

export interface StopTimes {
  /** Milliseconds after which all connections are closed, also those with an answer under way. */
  graceMs: number;
  /** Milliseconds for which idle connections stay open, `graceMs` at most. With 0 they are closed at once. */
  idleMs: number;
}

/** Returns the function that stops `server`. It resolves when the last connection is closed. Call it before the first request. */
export function prepareStop(server: Server): (times: StopTimes) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) return tellToClose(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return (times) => {
    isStopping = true;
    for (const response of underWay) tellToClose(response);
    return closeConnections(server, times);
  };
}

function tellToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

function closeConnections(server: Server, { graceMs, idleMs }: StopTimes): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const limit = setTimeout(() => server.closeAllConnections(), graceMs);
    const looking = setInterval(() => {
      if (performance.now() - startedAt >= idleMs) server.closeIdleConnections();
    }, LOOK_MS);
    // The HTTP server's own close() would close idle connections at once.
    SocketServer.prototype.close.call(server, () => {
      clearTimeout(limit);
      clearInterval(looking);
      resolve();
    });
    if (idleMs === 0) server.closeIdleConnections();
  });
}
