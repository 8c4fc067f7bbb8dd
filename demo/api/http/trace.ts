/**
 * The id of the request that work is done for: in its log lines, in problem answers, and in the mails that it causes. A proxy
 * may have chosen it, in X-Request-Id or in traceparent (W3C Trace Context).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

const traces = new AsyncLocalStorage<string | undefined>();

/** Undefined outside a request, unless the work says what it is for. */
export function currentTrace(): string | undefined {
  return traces.getStore();
}

/** Does work for a request of the past, such as an application that waited in the queue. */
export function withTrace<T>(trace: string | null | undefined, work: () => T): T {
  return traces.run(trace ?? undefined, work);
}

/** Stands after hono's requestId. */
export const keepTrace = (): MiddlewareHandler<{ Variables: RequestIdVariables }> => (c, next) =>
  withTrace(c.get('requestId'), next);

/** Makes the id of a request that has no valid X-Request-Id. */
export function newTrace(c: Context): string {
  const [, traceId] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(c.req.header('traceparent') ?? '') ?? [];
  return traceId && !/^0+$/.test(traceId) ? traceId : crypto.randomUUID();
}
