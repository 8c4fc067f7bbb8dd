/**
 * Logs one structured line per request, without headers, query and body. Paths may contain an e-mail or a secret code, so
 * it logs only the pattern of the path. It logs no values from database errors.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type DestinationStream, type Logger, pino } from 'pino';
import { databaseFailure } from '../db/failure.ts';
import type { ApiEnv } from './context.ts';
import type { Metrics } from './createMetrics.ts';
import { currentTrace } from './trace.ts';

/** Writes to standard output, or to `destination`. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Adds the request's id to every line. A line's own fields win.
      mixin: () => ({ id: currentTrace() }),
    },
    destination,
  );
}

/** Also counts and measures the answer. */
export function requestLog(logger: Logger, metrics: Metrics): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const route = routeOf(c);
    const ms = performance.now() - start;
    metrics.answered({ method: c.req.method, route, status, seconds: ms / 1000 });
    const level = status >= 500 ? 'error' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const line = {
      id: c.get('requestId'),
      method: c.req.method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      cuenta: c.get('cuentaId'),
    };
    logger[level](line, 'request');
  };
}

/** Returns the pattern of the path as the contract writes it; null if no route matched. */
export function routeOf(c: Context<ApiEnv>): string | null {
  const path = matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path;
  return path?.replace(/:(\w+)/g, '{$1}') ?? null;
}

/** Returns the part of an unexpected error that may be logged: for database errors code and constraint, never values. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const database = databaseFailure(error);
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  if (database) return { type: error.name, ...database, stack };
  // Drizzle's message contains the statement and its values.
  if (error.name === 'DrizzleQueryError')
    return { type: error.name, cause: error.cause instanceof Error ? error.cause.name : undefined, stack };
  return { type: error.name, message: error.message, stack };
}
