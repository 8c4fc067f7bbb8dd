/**
 * Sets the security headers of every answer. The API serves data, so its policy forbids everything. What is set after an
 * answer is made is set in place: hono's `c.header` would copy the answer, and its body would become a stream.
 */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { contractHeader, contractVersion } from '../../../src/contract/version.ts';
import type { ApiEnv } from './context.ts';

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const securityHeaders = (): MiddlewareHandler<ApiEnv> =>
  secureHeaders({
    referrerPolicy: false,
    xFrameOptions: false,
    // Pages of the same origin do not send it, and browsers warn if only some answers of an origin do.
    originAgentCluster: false,
    // Browsers ignore it over http, so it does no harm on localhost.
    strictTransportSecurity: 'max-age=31536000',
    crossOriginResourcePolicy: 'same-origin',
  });

const defaults = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

/** Sends the time of the clock that checks tokens. The portal uses it, because a browser's clock may be wrong. */
export const tellTime =
  (now: () => Date): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    c.res.headers.set('date', now().toUTCString());
  };

/** Sends the version of the contract, also with errors. */
export const tellContract = (): MiddlewareHandler<ApiEnv> => async (c, next) => {
  await next();
  c.res.headers.set(contractHeader, contractVersion);
};

/** Adds the policy to answers that have none; pages for people set their own. */
export const contentPolicy = (): MiddlewareHandler<ApiEnv> => async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(defaults)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
