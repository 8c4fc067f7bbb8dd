/** Turns a ProblemError into its answer, and logs any other error and answers 500 or 503. */
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './context.ts';
import { describeError, patternOf } from './log.ts';
import { ProblemError, problemResponse } from './problem.ts';

/** Codes of database drivers for a server that is unreachable or shutting down. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

export function handleError(error: Error, c: Context<ApiEnv>, logger: Logger): Response {
  if (error instanceof ProblemError) return problemResponse(error.code, error.extra);
  const isDown = isUnreachable(error);
  logger.error(
    { id: c.get('requestId'), ruta: patternOf(c), error: describeError(error) },
    'unexpected error',
  );
  return isDown
    ? problemResponse('no_disponible', { headers: { 'retry-after': '5' } })
    : problemResponse('interno', { detail: `Look for ${c.get('requestId')} in the log.` });
}

function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && unreachable.has(String(current.code))) return true;
  }
  return false;
}
