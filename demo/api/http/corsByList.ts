/**
 * Allows CORS for listed origins. Pages of other origins get 403 before anything runs. The browser would hide the answer
 * anyway, and the web admin can read in the network panel what to add to CORS_ORIGINS. There are no cookies, so no
 * Allow-Credentials.
 */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiConfig } from '../config.ts';
import type { ApiEnv } from './context.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { ProblemError } from './problem.ts';

export function corsByList(config: ApiConfig): MiddlewareHandler<ApiEnv> {
  const preflight = cors({
    origin: (origin) => (isAllowedOrigin(config, origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Accept',
      'Accept-Language',
      'Idempotency-Key',
      'If-Match',
    ],
    maxAge: 600,
  });
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined) return next();
    if (!isAllowedOrigin(config, origin)) {
      throw new ProblemError('origen_no_permitido', {
        detail:
          'This origin is not allowed. Add it to CORS_ORIGINS of the API, or name it in PUBLIC_URL if it is the API’s own.',
        headers: { vary: 'Origin' },
      });
    }
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    c.set('allowedOrigin', origin);
    return next();
  };
}
