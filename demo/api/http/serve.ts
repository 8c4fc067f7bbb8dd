/**
 * Mounts a call of the contract: path, authentication, reading and checking what comes in, and sending only what the
 * contract's response names. A handler is left with the rule itself.
 */
import type { Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type * as v from 'valibot';
import type { Endpoint, ParamsOf, ResponseOf } from '../../../src/contract/endpoint.ts';
import type { Db } from '../db/db.ts';
import { transact } from '../db/transact.ts';
import { type Answer, newReply, type Reply, type Settle, toAnswer } from './answer.ts';
import { chooseMedia } from './chooseMedia.ts';
import { clientAddress } from './clientAddress.ts';
import type { Acceso, ApiEnv, Services } from './context.ts';
import { describeEndpoint } from './describeEndpoint.ts';
import { readIfMatch } from './etag.ts';
import { honoPath } from './honoPath.ts';
import { readBody, readParams, readQuery } from './input.ts';
import { type MediaFile, type MediaType, mediaFileResponse } from './mediaFile.ts';
import { ProblemError } from './problem.ts';

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Who<R extends Endpoint> = R['auth'] extends 'bearer'
  ? Acceso
  : R['auth'] extends 'opcional'
    ? Acceso | undefined
    : undefined;

export interface Call<R extends Endpoint> {
  params: ParamsOf<R>;
  query: Parsed<R extends { query: infer Q } ? Q : undefined>;
  body: Parsed<R extends { body: infer B } ? B : undefined>;
  who: Who<R>;
  /** Changes of a versioned resource only: the version that the caller saw, undefined for any. */
  ifMatch: number | undefined;
  now: Date;
  address: string;
  /** Headers of the answer, and another status than the contract's usual one. */
  reply: Reply;
  /**
   * One transaction, tried again when it met another. What it results in is the answer, and is stored under the
   * request's Idempotency-Key in the same transaction: done and answered are one thing.
   */
  commit: (work: (tx: Db) => Promise<ResponseOf<R>>) => Promise<ResponseOf<R>>;
  c: Context<ApiEnv>;
}

export type Handler<R extends Endpoint> = (call: Call<R>, services: Services) => Promise<ResponseOf<R>>;

/** For each other representation that the contract names: what makes it. */
export type Renderers<R extends Endpoint> = R extends { media: readonly (infer M extends MediaType)[] }
  ? { readonly [mediaType in M]: (call: Call<R>, services: Services) => Promise<MediaFile> }
  : never;

export function serve<R extends Endpoint>(
  app: Hono<ApiEnv>,
  services: Services,
  endpoint: R,
  handler: Handler<R>,
  renderers?: Renderers<R>,
): void {
  app.on(endpoint.method, honoPath(endpoint), describeEndpoint(endpoint), async (c) => {
    c.set('ruta', endpoint.path);
    const now = services.now();
    const who = endpoint.auth === 'publica' ? undefined : await services.readAcceso(c, endpoint.auth, now);
    const address = clientAddress(c, services.config.trustProxy);
    const reply = newReply(endpoint);
    const input = {
      params: readParams(c.req),
      query: endpoint.query && readQuery(c.req, endpoint.query),
      body: endpoint.body && (await readBody(c.req, endpoint.body)),
      who,
      ifMatch: endpoint.versioned && endpoint.method !== 'GET' ? readIfMatch(c.req) : undefined,
      now,
      address,
      reply,
      c,
    };
    const mediaType = renderers && mediaOf(c, endpoint);
    const make =
      mediaType &&
      (renderers as Partial<Record<MediaType, (call: unknown, s: Services) => Promise<MediaFile>>>)[
        mediaType
      ];
    if (mediaType && make) return mediaFileResponse(mediaType, await make(input, services));
    const run = async (settle?: Settle): Promise<Answer> => {
      const commit: Call<R>['commit'] = (work) =>
        transact(services.database.db, async (tx) => {
          const result = await work(tx);
          await settle?.(tx, toAnswer(endpoint, result, reply));
          return result;
        });
      // The pieces were read by the very descriptor that their types come from.
      return toAnswer(endpoint, await handler({ ...input, commit } as unknown as Call<R>, services), reply);
    };
    const once = { db: services.database.db, req: c.req, now, clienteId: who?.clienteId, address };
    const answer = endpoint.method === 'POST' ? await services.answerOnce(once, run) : await run();
    const status = answer.status as StatusCode;
    return c.newResponse(answer.body, status, answer.headers);
  });
}

/** Undefined for JSON. Throws 406. */
function mediaOf(c: Context<ApiEnv>, { media = [] }: Endpoint): MediaType | undefined {
  const chosen = chooseMedia(c.req.header('accept'), ['application/json', ...media]);
  if (chosen === undefined) {
    throw new ProblemError('representacion_no_disponible', {
      detail: `Available: application/json, ${media.join(', ')}.`,
    });
  }
  return media.find((mediaType) => mediaType === chosen);
}
