/**
 * CORS by allow-list. A page of another origin gets 403 before anything runs: its browser would hide the answer anyway, and
 * the refusal tells the web admin, in the network panel, what to add to CORS_ORIGINS. There are no cookies, hence no
 * Allow-Credentials.
 */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiConfig } from '../config.ts';
import type { ApiEnv } from './context.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { ProblemError } from './problem.ts';

/** Date, so that a browser with a wrong clock learns the time. */
const exposedHeaders = ['Date', 'ETag', 'Location', 'Retry-After', 'X-Request-Id', 'Content-Disposition'];

export function corsByList(config: ApiConfig): MiddlewareHandler<ApiEnv> {
  const allow = cors({
    origin: (origin, c) => (isAllowedOrigin(config, origin, c.req.header('host')) ? origin : null),
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Accept',
      'Accept-Language',
      'Idempotency-Key',
      'If-Match',
    ],
    exposeHeaders: exposedHeaders,
    maxAge: 600,
  });
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined) {
      // Otherwise a cache might give this answer, without CORS headers, to a page that needs them.
      await next();
      c.header('Vary', 'Origin', { append: true });
      return;
    }
    if (!isAllowedOrigin(config, origin, c.req.header('host'))) {
      throw new ProblemError('origen_no_permitido', {
        detail: 'This origin is not allowed. Add it to CORS_ORIGINS of the API.',
        headers: { vary: 'Origin' },
      });
    }
    return allow(c, next);
  };
}
