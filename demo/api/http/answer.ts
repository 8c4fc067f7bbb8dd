/** An answer as plain data, so that it can be stored and sent again. */
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { login } from '../../../src/contract/auth.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { Database, Db } from '../db/db.ts';
import { etagOf } from './etag.ts';
import { type ProblemError, problemResponse } from './problem.ts';

export interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** Status and headers, which a handler may change. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
}

/**
 * Cache rule for public answers: a cache asks by ETag whether its copy is current, and may show an old one for a minute
 * meanwhile. Old numbers of free seats do no harm, because enrolling counts again. Other answers are not cached.
 */
const shared = 'public, max-age=0, stale-while-revalidate=60';

export function newReply(endpoint: Endpoint): Reply {
  const vary = [
    // Also on 304 and HEAD, which nothing compresses (RFC 9110, 15.4.5).
    ...(isShared(endpoint) ? ['Accept-Encoding'] : []),
    ...(endpoint.media ? ['Accept', 'Accept-Language'] : []),
  ];
  return {
    status: endpoint.status,
    headers: {
      'cache-control': isShared(endpoint) ? shared : 'no-store',
      ...(vary.length > 0 && { vary: vary.join(', ') }),
    },
  };
}

/** True if the answer is the same for everybody. */
export function isShared({ auth, method }: Endpoint): boolean {
  return auth === 'publica' && method === 'GET';
}

/** False for sign-in: nobody needs its answer twice, and a credential is not stored. A repeated one signs in again. */
export function isKept({ path }: Endpoint): boolean {
  return path !== login.path;
}

/** Throws if a field is not as the contract says. */
export function toAnswer(endpoint: Endpoint, result: unknown, { status, headers }: Reply): PlainAnswer {
  if (endpoint.status === 204) return { status, headers, body: null };
  // What the contract describes and nothing else: no other column of a row is sent.
  const record = v.parse(endpoint.response, result);
  const body = JSON.stringify(record);
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json',
      // The compression skips short answers if it knows the length.
      'content-length': String(Buffer.byteLength(body)),
      ...(endpoint.versioned ? { etag: etagOf((record as { version: number }).version) } : {}),
    },
    body,
  };
}

export const toResponse = ({ status, headers, body }: PlainAnswer): Response =>
  new Response(body, { status, headers });

/** Returns the same answer as handleError. */
export async function toProblemAnswer({ code, extra }: ProblemError): Promise<PlainAnswer> {
  const response = problemResponse(code, extra);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

interface Once {
  database: Database;
  req: HonoRequest;
  now: Date;
  /** The signed-in client; without one, `address` owns the key. */
  clienteId: string | undefined;
  address: string;
  /** False: the answer is not kept. A key that is known for another request is refused all the same. */
  keeps: boolean;
}

/** How the transaction of the work uses the Idempotency-Key: `claim` comes first, `store` when the answer is known. */
export interface KeyInWork {
  claim(tx: Db): Promise<void>;
  store(tx: Db, answer: PlainAnswer): Promise<void>;
}

/** `work` gets nothing without an Idempotency-Key. An answer that it does not store is stored afterwards. */
export type AnswerOnce = (
  request: Once,
  work: (key?: KeyInWork) => Promise<PlainAnswer>,
) => Promise<PlainAnswer>;
