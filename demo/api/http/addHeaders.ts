/**
 * The headers of every answer, besides its own: for security, for pages of other sites, and those that the portal reads.
 * The API serves data, so its policy forbids everything; pages for people set their own.
 */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { contractHeader, contractVersion } from '../../../src/contract/version.ts';
import type { ApiEnv, Services } from './context.ts';

export const addSecurityHeaders = () =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // Browsers ignore it over http, so it does no harm on localhost.
    strictTransportSecurity: 'max-age=31536000',
    xFrameOptions: 'DENY',
    originAgentCluster: false,
  });

/** Includes Date, because the portal takes the time from it: the browser's clock may be wrong. */
const exposedHeaders = `Date,ETag,Location,Retry-After,X-Request-Id,Content-Disposition,${contractHeader}`;

export function addHeaders({ now }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const origin = c.get('allowedOrigin');
    const all: Record<string, string> = {
      [contractHeader]: contractVersion,
      'x-request-id': c.get('requestId'),
      // Comes from the same clock that checks tokens.
      date: now().toUTCString(),
    };
    if (origin) {
      all['access-control-allow-origin'] = origin;
      all['access-control-expose-headers'] = exposedHeaders;
    }
    // Sets it in place: hono's `c.header` would copy the answer, and its body would become a stream.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
    if (!/\borigin\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Origin');
  };
}
