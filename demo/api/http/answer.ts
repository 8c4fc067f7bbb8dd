/** An answer as plain data: sent now, and kept to be sent again. */
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { Db } from '../db/db.ts';
import { etagOf } from './etag.ts';
import { type ProblemError, problemResponse } from './problem.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** What a handler may set beside its result: another status, and headers. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
}

/**
 * What everybody may read: a cache keeps it, asks by ETag whether it still holds, and may meanwhile show it for a minute (free
 * seats change, and enrolling counts them again). All else stays in no cache.
 */
const shared = 'public, max-age=0, stale-while-revalidate=60';

export function newReply(endpoint: Endpoint): Reply {
  return { status: endpoint.status, headers: { 'cache-control': isShared(endpoint) ? shared : 'no-store' } };
}

/** Whether the answer is the same for everybody. */
export function isShared({ auth, method }: Endpoint): boolean {
  return auth === 'publica' && method === 'GET';
}

/** Parsing drops fields that the contract does not name, so that no selected column leaks. */
export function toAnswer(endpoint: Endpoint, result: unknown, { status, headers }: Reply): Answer {
  if (endpoint.status === 204) return { status, headers, body: null };
  const record = v.parse(endpoint.response, result);
  const body = JSON.stringify(record);
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json',
      // Without it the shortest answer would be compressed too.
      'content-length': String(Buffer.byteLength(body)),
      ...(endpoint.versioned ? { etag: etagOf((record as { version: number }).version) } : {}),
    },
    body,
  };
}

/** The answer that handleError makes of it. */
export async function toProblemAnswer({ code, extra }: ProblemError): Promise<Answer> {
  const response = problemResponse(code, extra);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

interface Once {
  db: Db;
  req: HonoRequest;
  now: Date;
  /** Of the signed-in client; without one the address counts. */
  clienteId: string | undefined;
  address: string;
}

/** Stores the answer in the transaction that does the work. Does nothing for a request without a key. */
export type Settle = (tx: Db, answer: Answer) => Promise<void>;

export type AnswerOnce = (request: Once, work: (settle: Settle) => Promise<Answer>) => Promise<Answer>;
