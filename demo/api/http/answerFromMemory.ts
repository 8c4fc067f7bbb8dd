/**
 * Sends again what was sent before, whole and encoded, while the answer is the same for everybody. It comes before all else,
 * because all else costs far more; what depends on the request is its id, the time, and whether its copy is current.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Services } from './context.ts';
import { routeOf, tellAnswer } from './log.ts';
import { type Sent, sharedName } from './sharedAnswers.ts';

/** Callers choose the headers, so the number of variants of an answer has no other limit. */
const variantsMax = 20;
/** These headers belong to a request, so a kept answer has none of them. */
const ownHeaders = ['x-request-id', 'date'];

/** Needs the id that `readTrace` sets before it. */
export function answerFromMemory(services: Services): MiddlewareHandler<ApiEnv> {
  const { sharedAnswers, institucion, now } = services;
  return async (c, next) => {
    if (c.req.method !== 'GET') return next();
    const start = performance.now();
    const variant = `${c.req.header('origin') ?? ''}\n${c.req.header('accept-encoding') ?? ''}`;
    const known = sharedAnswers
      .find(sharedName(c.req.url, now(), institucion.zonaHoraria))
      ?.sent.get(variant);
    if (known) {
      const response = send(c, known, now());
      tellAnswer(c, services, { start, status: response.status, route: known.route });
      return response;
    }
    await next();
    const kept = c.get('kept');
    if (!kept || c.res.status !== 200) return undefined;
    const sent = await toSent(c);
    if (kept.sent.size < variantsMax) kept.sent.set(variant, sent);
    c.res = undefined;
    c.res = send(c, sent, now());
    return undefined;
  };
}

async function toSent(c: Context<ApiEnv>): Promise<Sent> {
  const headers = Object.fromEntries(c.res.headers);
  for (const name of ownHeaders) delete headers[name];
  const body = new Uint8Array(await c.res.arrayBuffer());
  headers['content-length'] = String(body.byteLength);
  return { etag: strong(headers.etag ?? ''), headers, body, route: routeOf(c) };
}

function send(c: Context<ApiEnv>, { etag, headers, body }: Sent, now: Date): Response {
  const own = { 'x-request-id': c.get('requestId'), date: now.toUTCString() };
  const asked = c.req.header('if-none-match');
  if (asked === undefined || !isCurrent(asked, etag)) {
    return new Response(body, { headers: { ...headers, ...own } });
  }
  const { 'content-type': _, 'content-length': __, 'content-encoding': ___, ...rest } = headers;
  return new Response(null, { status: 304, headers: { ...rest, ...own } });
}

/** Compares weakly, as If-None-Match does, because compression makes a tag weak. */
function isCurrent(asked: string, etag: string): boolean {
  return asked.trim() === '*' || asked.split(',').some((one) => strong(one.trim()) === etag);
}

const strong = (etag: string): string => etag.replace(/^W\//, '');
