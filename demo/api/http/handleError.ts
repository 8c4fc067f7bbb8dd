/** Turns a ProblemError into its answer, and logs any other error and answers 500 or 503. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { ApiEnv } from './context.ts';
import { describeError, patternOf } from './log.ts';
import { ProblemError, problemResponse } from './problem.ts';

/**
 * Codes of database drivers for what passes: a server that is unreachable or shutting down, a wait that was too long, no
 * room or no right to write. PostgreSQL's codes: Appendix A of its manual.
 */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '25006',
  '25P03',
  '55P03',
  '57014',
  'ENOSPC',
  'EROFS',
  'EDQUOT',
]);

export function handleError(error: Error, c: Context<ApiEnv>, logger: Logger): Response {
  if (error instanceof ProblemError) return problemResponse(error.code, error.extra);
  if (error instanceof HTTPException) return error.getResponse();
  const isDown = isUnavailable(error);
  logger.error(
    { id: c.get('requestId'), ruta: patternOf(c), error: describeError(error) },
    'unexpected error',
  );
  return isDown
    ? problemResponse('no_disponible', { headers: { 'retry-after': '5' } })
    : problemResponse('interno', { detail: `Look for ${c.get('requestId')} in the log.` });
}

/** The messages of pg and pg-pool, which have no code, about a connection that broke or did not open in time. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (lostConnection.test(current.message)) return true;
    if ('code' in current && unavailable.has(String(current.code))) return true;
  }
  return false;
}
