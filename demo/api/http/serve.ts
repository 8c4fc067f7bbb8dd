/**
 * Serves a call of the contract: matches the path, authenticates, reads and checks the input, and sends only fields of the
 * contract's response. Handlers contain only the rule itself.
 */
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import pLimit from 'p-limit';
import type * as v from 'valibot';
import type { Endpoint, ParamsOf, ResponseOf } from '../../../src/contract/endpoint.ts';
import { filesOf, isFile } from '../../../src/contract/files.ts';
import type { Db } from '../db/db.ts';
import { transact } from '../db/transact.ts';
import {
  type AnswerOnce,
  isKept,
  isShared,
  type KeyInWork,
  newReply,
  type PlainAnswer,
  type Reply,
  toAnswer,
  toResponse,
} from './answer.ts';
import { chooseMedia } from './chooseMedia.ts';
import { clientAddress } from './clientAddress.ts';
import type { Acceso, ApiEnv, Services } from './context.ts';
import { describeEndpoint } from './describeEndpoint.ts';
import { readIfMatch } from './etag.ts';
import { readBody, readQuery } from './input.ts';
import { type MediaFile, type MediaType, mediaFileResponse } from './mediaFileResponse.ts';
import { ProblemError } from './problem.ts';
import { sharedName } from './sharedAnswers.ts';

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Who<E extends Endpoint> = E['auth'] extends 'bearer'
  ? Acceso
  : E['auth'] extends 'opcional'
    ? Acceso | undefined
    : undefined;

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: Parsed<E extends { query: infer Q } ? Q : undefined>;
  body: Parsed<E extends { body: infer B } ? B : undefined>;
  who: Who<E>;
  /** The version that the caller of a change has read; undefined for any. */
  ifMatch: number | undefined;
  now: Date;
  address: string;
  /** Status and headers of the answer, which the handler may change. */
  reply: Reply;
  /**
   * Runs one transaction, and retries it if it collided with another. Its result is the answer, which is stored under the
   * request's Idempotency-Key in the same transaction, so that both succeed or neither. `last` runs after the answer is stored,
   * just before the transaction ends: for locks that others wait for.
   */
  commit: (
    work: (tx: Db) => Promise<ResponseOf<E>>,
    last?: (tx: Db) => Promise<void>,
  ) => Promise<ResponseOf<E>>;
  c: Context<ApiEnv>;
}

export type Handler<E extends Endpoint, S extends Services = Services> = (
  call: Call<E>,
  services: S,
) => Promise<ResponseOf<E>>;

/** The functions that make the other media types of the contract. */
export type Renderers<E extends Endpoint> = E extends { media: readonly (infer M extends MediaType)[] }
  ? { readonly [mediaType in M]: (call: Call<E>, services: Services) => Promise<MediaFile> }
  : never;

/** Adds routes to the app. Each folder exports its mounts, and app.ts calls them. */
export type Mount<S extends Services = Services> = (app: Hono<ApiEnv>, services: S) => void;

/** Serves calls whose answer is neither JSON nor a document of a client. */
export function serveRaw(
  endpoint: Endpoint,
  answer: (c: Context<ApiEnv>, services: Services) => Promise<Response>,
): Mount {
  return (app, services) => {
    app.on(endpoint.method, honoPath(endpoint), describeEndpoint(endpoint), (c) => answer(c, services));
  };
}

/**
 * Concurrent reads of one call: fewer than the connections to a server (openPostgres.ts), so that a call whose table is
 * locked leaves some for the others.
 */
const readsAtOnce = 7;

/** Converts `{id}` of the contract to `:id` of hono. */
function honoPath({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

export function serve<E extends Endpoint, S extends Services = Services>(
  endpoint: E,
  handler: Handler<E, S>,
  renderers?: Renderers<E>,
): Mount<S> {
  // Only what is the same for everybody: computed fields of a record change without its version. Weak, since the bytes of the
  // encodings differ.
  const share = isShared(endpoint) ? [etag({ weak: true })] : [];
  return (app, services) => {
    const queuedRead = pLimit(readsAtOnce);
    const answer = async (c: Context<ApiEnv>, asked: Endpoint): Promise<Response> => {
      const now = services.now();
      const who = endpoint.auth === 'publica' ? undefined : await services.readAcceso(c, endpoint.auth, now);
      const address = clientAddress(c, services.config.trustProxy);
      const reply = newReply(endpoint);
      const input = {
        params: c.req.param(),
        query: asked.query && readQuery(c.req, asked.query),
        body: endpoint.body && (await readBody(c.req, endpoint.body)),
        who,
        ifMatch: endpoint.versioned && endpoint.method !== 'GET' ? readIfMatch(c.req) : undefined,
        now,
        address,
        reply,
        c,
      };
      const mediaType = renderers && mediaOf(c, asked);
      const make =
        mediaType &&
        (renderers as Partial<Record<MediaType, (call: unknown, s: Services) => Promise<MediaFile>>>)[
          mediaType
        ];
      if (mediaType && make) return mediaFileResponse(mediaType, await make(input, services));
      const run = async (key?: KeyInWork): Promise<PlainAnswer> => {
        const commit: Call<E>['commit'] = async (work, last) => {
          const result = await transact(services.database.db, async (tx) => {
            await key?.claim(tx);
            const done = await work(tx);
            await key?.store(tx, toAnswer(endpoint, done, reply));
            await last?.(tx);
            return done;
          });
          // Forgets them now, because the database's notice of the change may come after this answer. The caller must read
          // their own change.
          services.sharedAnswers.clear();
          return result;
        };
        // The types come from the same endpoint whose schemas checked the input.
        return toAnswer(endpoint, await handler({ ...input, commit } as unknown as Call<E>, services), reply);
      };
      const once = {
        database: services.database,
        req: c.req,
        now,
        clienteId: who?.clienteId,
        address,
        keeps: isKept(endpoint),
      };
      const plain = await answerWith(
        services,
        endpoint,
        once,
        endpoint.method === 'GET' ? () => queuedRead(run) : run,
      );
      return toResponse(plain);
    };
    for (const asked of [endpoint, ...filesOf(endpoint)]) {
      app.on(asked.method, honoPath(asked), describeEndpoint(asked), ...share, (c) => answer(c, asked));
    }
  };
}

/** Runs a POST once per key, and an answer that is the same for everybody once for many. */
function answerWith(
  { answerOnce, sharedAnswers, institucion }: Services,
  endpoint: Endpoint,
  once: Parameters<AnswerOnce>[0],
  run: (key?: KeyInWork) => Promise<PlainAnswer>,
): Promise<PlainAnswer> {
  if (endpoint.method === 'POST') return answerOnce(once, run);
  if (!isShared(endpoint)) return run();
  return sharedAnswers.get(sharedName(once.req.url, once.now, institucion.zonaHoraria), run);
}

/** Returns the requested media type; undefined for JSON. Throws 406. */
function mediaOf(c: Context<ApiEnv>, endpoint: Endpoint): MediaType | undefined {
  const { media = [] } = endpoint;
  if (isFile(endpoint)) return media[0];
  const chosen = chooseMedia(c.req.header('accept'), ['application/json', ...media]);
  if (chosen === undefined) {
    throw new ProblemError('representacion_no_disponible', {
      detail: `Available: application/json, ${media.join(', ')}.`,
    });
  }
  return media.find((mediaType) => mediaType === chosen);
}
