/**
 * Limits the time of every request: one that takes too long gets 503, and while too many are under way new ones get 503
 * at once. A database that hangs must not bring down the process and everybody who waits for it.
 */
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Traffic } from './createTraffic.ts';
import { problemResponse } from './problem.ts';

/** A database that works answers this many in a few seconds; with one that hangs they would pile up without end. */
const underWayMax = 1000;

/**
 * The work of a request goes on after its 503 and may still succeed: whoever sends it again with the same
 * Idempotency-Key gets that answer.
 */
export function answerInTime(ms: number): MiddlewareHandler {
  return timeout(ms, () => new HTTPException(503, { res: notAvailable() }));
}

/** Goes inside `answerInTime`, because it counts the work, which may go on after the answer. */
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
