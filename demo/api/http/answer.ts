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

export function newReply(endpoint: Endpoint): Reply {
  const cache = endpoint.auth === 'publica' && endpoint.method === 'GET' ? 'no-cache' : 'no-store';
  return { status: endpoint.status, headers: { 'cache-control': cache } };
}

/** Parsing drops fields that the contract does not name, so that no selected column leaks. */
export function toAnswer(endpoint: Endpoint, result: unknown, { status, headers }: Reply): Answer {
  if (endpoint.status === 204) return { status, headers, body: null };
  const body = v.parse(endpoint.response, result);
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(endpoint.versioned ? { etag: etagOf((body as { version: number }).version) } : {}),
    },
    body: JSON.stringify(body),
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
