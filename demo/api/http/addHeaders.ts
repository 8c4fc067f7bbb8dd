/**
 * The headers of every answer, beside its own: for security, for other sites' pages, and what the portal reads of the server.
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

/** An answer whose body is as it will be sent. */
export interface Encoded {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

const encodedOf = new WeakMap<Response, Encoded>();

/**
 * Stands for an answer until its other headers are known. A response with headers that are set one by one costs several
 * times as much as one that is made with all of them.
 */
export function standFor(encoded: Encoded): Response {
  const response = new Response(null, { status: encoded.status });
  encodedOf.set(response, encoded);
  return response;
}

/** Leaves to `pack` only the answers that are not yet as they will be sent. */
export function unlessEncoded(pack: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (!encodedOf.has(c.res)) await pack(c, async () => undefined);
  };
}

export function addHeaders({ now }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const origin = c.get('allowedOrigin');
    const encoded = encodedOf.get(c.res);
    const all: Record<string, string> = {
      ...always,
      'x-request-id': c.get('requestId'),
      // Comes from the same clock that checks tokens.
      date: now().toUTCString(),
      ...encoded?.headers,
    };
    if (origin) {
      all['access-control-allow-origin'] = origin;
      all['access-control-expose-headers'] = exposedHeaders;
    }
    if (encoded) {
      const { status, body } = encoded;
      // Without Vary, a cache could give an answer without CORS headers to a page that needs them.
      all.vary = all.vary ? `${all.vary}, Origin` : 'Origin';
      c.res = undefined;
      c.res = new Response(body, { status, headers: all });
      return;
    }
    // Sets it in place: hono's `c.header` would copy the answer, and its body would become a stream.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
    if (!/\borigin\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Origin');
  };
}
