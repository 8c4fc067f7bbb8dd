/**
 * Allows CORS for listed origins. Pages of other origins get 403 before anything runs. The browser would hide the answer
 * anyway, and the web admin can read in the network panel what to add to CORS_ORIGINS. There are no cookies, so no
 * Allow-Credentials.
 */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { contractHeader } from '../../../src/contract/version.ts';
import type { ApiConfig } from '../config.ts';
import type { ApiEnv } from './context.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { ProblemError } from './problem.ts';

/** Includes Date, because the portal takes the time from it: the browser's clock may be wrong. */
const exposedHeaders = [
  'Date',
  'ETag',
  'Location',
  'Retry-After',
  'X-Request-Id',
  'Content-Disposition',
  contractHeader,
].join(',');

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
    if (origin === undefined) {
      // Without Vary, a cache could give this answer, which has no CORS headers, to a page that needs them.
      await next();
      c.res.headers.append('Vary', 'Origin');
      return;
    }
    if (!isAllowedOrigin(config, origin)) {
      throw new ProblemError('origen_no_permitido', {
        detail:
          'This origin is not allowed. Add it to CORS_ORIGINS of the API, or name it in PUBLIC_URL if it is the API’s own.',
        headers: { vary: 'Origin' },
      });
    }
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    await next();
    const { headers } = c.res;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', exposedHeaders);
    headers.append('Vary', 'Origin');
  };
}
