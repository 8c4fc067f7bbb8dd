/** Security headers of every answer. The API serves data, so its policy lets a browser do nothing with it. */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ApiEnv } from './context.ts';

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const securityHeaders = (): MiddlewareHandler<ApiEnv> =>
  secureHeaders({
    referrerPolicy: false,
    xFrameOptions: false,
    // The pages of the same origin do not ask for it, and browsers complain where some do and some do not.
    originAgentCluster: false,
    // Browsers heed it over https only, so it does no harm on localhost.
    strictTransportSecurity: 'max-age=31536000',
    crossOriginResourcePolicy: 'same-origin',
  });

const defaults = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

/** The time of each answer, by the clock that tokens are judged by: a browser whose own is wrong goes by it. */
export const tellTime =
  (now: () => Date): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    c.header('date', now().toUTCString());
  };

/** For answers that brought no policy of their own (pages for people do). */
export const contentPolicy = (): MiddlewareHandler<ApiEnv> => async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(defaults)) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
};
