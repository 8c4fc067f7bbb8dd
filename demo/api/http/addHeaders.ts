/**
 * The headers of every answer, besides its own: for security, for pages of other sites, and those that the portal reads.
 * The API serves data, so its policy forbids everything; pages for people set their own.
 */
import type { MiddlewareHandler } from 'hono';
import { contractHeader, contractVersion } from '../../../src/contract/version.ts';
import type { ApiEnv, Services } from './context.ts';

const always = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Browsers ignore it over http, so it does no harm on localhost.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  [contractHeader]: contractVersion,
};

/** Includes Date, because the portal takes the time from it: the browser's clock may be wrong. */
const exposedHeaders = `Date,ETag,Location,Retry-After,X-Request-Id,Content-Disposition,${contractHeader}`;

export function addHeaders({ now }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const origin = c.get('allowedOrigin');
    const all: Record<string, string> = {
      ...always,
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
