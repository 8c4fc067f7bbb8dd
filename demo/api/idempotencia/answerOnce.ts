/** Runs a POST once per Idempotency-Key. Without the header it simply runs: the key is the caller's insurance. */

import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { Db } from '../db/db.ts';
import { type Answer, toProblemAnswer } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import { takeTurno } from './takeLease.ts';

export interface Once {
  db: Db;
  req: HonoRequest;
  now: Date;
  /** Of the signed-in client; without one the address counts. */
  clienteId: string | undefined;
  address: string;
}

/** Stores the answer in the transaction that does the work. Without a key it does nothing. */
export type Settle = (tx: Db, answer: Answer) => Promise<void>;

/**
 * What is no verdict on the request, but on the moment: to be asked again with the same key. All other answers, refusals
 * by a rule included, are the answer for as long as the key is kept.
 */
const passing = new Set([401, 409, 412, 429]);

/** `work` may settle the answer itself, in its own transaction; if it did not, it is stored afterwards. */
export async function answerOnce(
  { db, req, now, clienteId, address }: Once,
  work: (settle: Settle) => Promise<Answer>,
): Promise<Answer> {
  const key = readKey(req);
  if (key === undefined) return work(async () => undefined);
  const ambito = clienteId === undefined ? `direccion:${hashOf(address)}` : `cliente:${clienteId}`;
  const body = await req.text();
  const turno = await takeTurno(db, { ambito, key, method: req.method, path: req.path, body }, now);
  if (!('settle' in turno)) return turno;
  let isSettled = false;
  try {
    const answer = await work(async (tx, stored) => {
      await turno.settle(tx, stored);
      isSettled = true;
    });
    if (!isSettled) await turno.settle(db, answer);
    return answer;
  } catch (error) {
    if (error instanceof ProblemError) {
      const answer = await toProblemAnswer(error);
      if (answer.status < 500 && !passing.has(answer.status)) {
        await turno.settle(db, answer);
        return answer;
      }
    }
    // Where not even this works, the deadline does it.
    await turno.release(db).catch(() => undefined);
    throw error;
  }
}

/** Undefined without the header. Throws 400 for a key that nobody could have meant as one. */
function readKey(req: HonoRequest): string | undefined {
  const key = req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ProblemError('idempotencia_requerida', {
    detail: 'An Idempotency-Key has 1 to 255 visible ASCII characters, such as those of a UUID.',
  });
}

/** Addresses are nobody's to read in a table. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
