/** Turns a ProblemError into its answer, and logs any other error and answers 500 or 503. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/isUnavailable.ts';
import type { ApiEnv } from './context.ts';
import { describeError, routeOf } from './log.ts';
import { ProblemError, problemResponse } from './problem.ts';

export function handleError(error: Error, c: Context<ApiEnv>, logger: Logger): Response {
  if (error instanceof ProblemError) return problemResponse(error.code, error.extra);
  if (error instanceof HTTPException) return error.getResponse();
  const isDown = isUnavailable(error);
  logger.error(
    { id: c.get('requestId'), route: routeOf(c), error: describeError(error) },
    'unexpected error',
  );
  return isDown
    ? problemResponse('no_disponible', { headers: { 'retry-after': '5' } })
    : problemResponse('interno', { detail: `Look for ${c.get('requestId')} in the log.` });
}
