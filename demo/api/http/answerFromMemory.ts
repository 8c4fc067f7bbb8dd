/**
 * Sends again what was sent before, whole and encoded, while the answer is the same for everybody. It comes before all else,
 * because all else costs far more; what depends on the request is its id, the time, and whether its copy is current.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Services } from './context.ts';
import { headerOf } from './headerOf.ts';
import { routeOf, tellAnswer } from './log.ts';
import { type Sent, sharedName } from './sharedAnswers.ts';

/** Callers choose the headers, so the number of variants of an answer has no other limit. */
const variantsMax = 20;
/** These headers belong to a request, so a kept answer has none of them. */
const ownHeaders = ['x-request-id', 'date'];
/** Headers of a body, which 304 does not have. */
const bodyHeaders = ['content-type', 'content-length', 'content-encoding'];

/** Needs the id that `readTrace` sets before it. */
export function answerFromMemory(services: Services): MiddlewareHandler<ApiEnv> {
  const { sharedAnswers, institucion, now } = services;
  return async (c, next) => {
    if (c.req.method !== 'GET') return next();
    const start = performance.now();
    const variant = `${headerOf(c, 'origin') ?? ''}\n${headerOf(c, 'accept-encoding') ?? ''}`;
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
  const body = new Uint8Array(await c.res.arrayBuffer());
  const entries = Object.entries({
    ...Object.fromEntries(c.res.headers),
    'content-length': String(body.byteLength),
  }).filter(([name]) => !ownHeaders.includes(name));
  return {
    etag: strong(c.res.headers.get('etag') ?? ''),
    headers: Object.fromEntries(entries),
    headersWithoutBody: Object.fromEntries(entries.filter(([name]) => !bodyHeaders.includes(name))),
    body,
    route: routeOf(c),
  };
}

function send(c: Context<ApiEnv>, sent: Sent, now: Date): Response {
  const own = { 'x-request-id': c.get('requestId'), date: now.toUTCString() };
  const asked = headerOf(c, 'if-none-match');
  return asked !== undefined && isCurrent(asked, sent.etag)
    ? new Response(null, { status: 304, headers: { ...sent.headersWithoutBody, ...own } })
    : new Response(sent.body, { headers: { ...sent.headers, ...own } });
}

/** Compares weakly, as If-None-Match does, because compression makes a tag weak. */
function isCurrent(asked: string, etag: string): boolean {
  return asked.trim() === '*' || asked.split(',').some((one) => strong(one.trim()) === etag);
}

const strong = (etag: string): string => etag.replace(/^W\//, '');
