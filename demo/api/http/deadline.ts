/**
 * Gives every request an end: one that takes too long is answered 503, and while too many are under way new ones are
 * 503 at once. A database that hangs must not take with it the process and whoever waits for it.
 */
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Traffic } from './createTraffic.ts';
import { problemResponse } from './problem.ts';

/** A database that works answers this many in a few seconds; one that hangs would collect them without end. */
const underWayMax = 1000;

/**
 * The work of a request goes on after its 503 and may still succeed: whoever sends it again with the same
 * Idempotency-Key gets that answer.
 */
export function answerInTime(ms: number): MiddlewareHandler {
  return timeout(ms, () => new HTTPException(503, { res: notAvailable() }));
}

/** Stands inside `answerInTime`, because it counts the work, which may go on after the answer. */
export function refuseCrowds(traffic: Traffic): MiddlewareHandler {
  return async (_c, next) => {
    if (traffic.passing() >= underWayMax) return notAvailable();
    await traffic.pass(next);
    return undefined;
  };
}

function notAvailable(): Response {
  return problemResponse('no_disponible', { headers: { 'retry-after': '5' } });
}
