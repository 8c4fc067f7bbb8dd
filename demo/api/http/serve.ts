/**
 * Mounts a call of the contract: path, authentication, reading and checking what comes in, and sending only what the
 * contract's response names. A handler is left with the rule itself.
 */
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ParamsOf, ResponseOf, Ruta } from '../../../src/contract/ruta.ts';
import { readAcceso } from '../auth/bearer.ts';
import { clientAddress } from './address.ts';
import type { Acceso, ApiEnv, Services } from './context.ts';
import { etagOf, readIfMatch } from './etag.ts';
import { readBody, readQuery } from './input.ts';
import { honoPath } from './paths.ts';

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Who<R extends Ruta> = R['auth'] extends 'bearer'
  ? Acceso
  : R['auth'] extends 'opcional'
    ? Acceso | undefined
    : undefined;

export interface Call<R extends Ruta> {
  params: ParamsOf<R>;
  query: Parsed<R extends { query: infer Q } ? Q : undefined>;
  body: Parsed<R extends { body: infer B } ? B : undefined>;
  who: Who<R>;
  /** Changes of a versioned resource only: the version that the caller saw, undefined for any. */
  ifMatch: number | undefined;
  now: Date;
  address: string;
  /** For headers of the answer, and for another status than the contract's usual one. */
  c: Context<ApiEnv>;
}

export type Handler<R extends Ruta> = (call: Call<R>, services: Services) => Promise<ResponseOf<R>>;

export function serve<R extends Ruta>(
  app: Hono<ApiEnv>,
  services: Services,
  ruta: R,
  handler: Handler<R>,
): void {
  app.on(ruta.method, honoPath(ruta), async (c) => {
    c.set('ruta', ruta.path);
    const now = services.now();
    const who = ruta.auth === 'publica' ? undefined : await readAcceso(c, services, ruta.auth, now);
    const call = {
      params: c.req.param(),
      query: ruta.query && readQuery(c.req, ruta.query),
      body: ruta.body && (await readBody(c.req, ruta.body)),
      who,
      ifMatch: ruta.versioned && ruta.method !== 'GET' ? readIfMatch(c.req) : undefined,
      now,
      address: clientAddress(c, services.config.trustProxy),
      c,
      // The pieces were read by the very descriptor that their types come from.
    } as unknown as Call<R>;
    const result = await handler(call, services);
    c.header('Cache-Control', ruta.auth === 'publica' && ruta.method === 'GET' ? 'no-cache' : 'no-store');
    if (ruta.status === 204) return c.body(null, 204);
    // Parsing also drops what the contract does not name: a column can never leak by being selected.
    const body = v.parse(ruta.response, result);
    if (ruta.versioned) c.header('ETag', etagOf((body as { version: number }).version));
    return c.json(body, ruta.status);
  });
}
