/**
 * The id of the request that work is done for: in its log lines, in problem answers, and in the mails that it causes. A proxy
 * may have chosen it, in X-Request-Id or in traceparent (W3C Trace Context).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { ApiEnv } from './context.ts';

const traces = new AsyncLocalStorage<string | undefined>();

/** Undefined outside a request, unless the work says what it is for. */
export function currentTrace(): string | undefined {
  return traces.getStore();
}

/** Does work for an earlier request, such as an application that waited in the queue. */
export function withTrace<T>(trace: string | null | undefined, work: () => T): T {
  return traces.run(trace ?? undefined, work);
}

/** Sets the variable `requestId`. */
export const readTrace = () =>
  requestId({
    generator(c) {
      const [, traceId] =
        /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(c.req.header('traceparent') ?? '') ?? [];
      return traceId && !/^0+$/.test(traceId) ? traceId : crypto.randomUUID();
    },
  });

export const keepTrace = (): MiddlewareHandler<ApiEnv> => (c, next) => withTrace(c.get('requestId'), next);
