/** Runs a POST once per Idempotency-Key. A request without the header simply runs. */
import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { Database } from '../db/db.ts';
import { isLostConnection, rideOut } from '../db/lostConnection.ts';
import { type AnswerOnce, type PlainAnswer, toProblemAnswer } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { KeyedRequest } from './digestRequest.ts';
import { refuseOther, takeLease } from './takeLease.ts';

/** Statuses that depend on the moment: a retry with the same key runs again. Other answers below 500 are kept. */
const passing = new Set([401, 409, 412, 429]);

/** `work` may store the answer in its own transaction by calling `settle`; otherwise it is stored afterwards. */
export const answerOnce: AnswerOnce = async ({ database, req, now, clienteId, address, keeps }, work) => {
  const key = readKey(req);
  if (key === undefined) return work(async () => undefined);
  const scope = clienteId === undefined ? `direccion:${hashOf(address)}` : `cliente:${clienteId}`;
  const body = await req.text();
  const request = { ambito: scope, key, method: req.method, path: req.path, body };
  if (!keeps) {
    await refuseOther(database.db, request, now);
    return work(async () => undefined);
  }
  // The key makes it count once, so that it may be tried again where nobody knows whether the commit was carried out.
  return rideOut(isLostConnection, () => answerUnderLease(database, request, now, work));
};

async function answerUnderLease(
  database: Database,
  request: KeyedRequest,
  now: Date,
  work: Parameters<AnswerOnce>[1],
): Promise<PlainAnswer> {
  const lease = await takeLease(database, request, now);
  if (!('settle' in lease)) return lease;
  let isSettled = false;
  try {
    const answer = await work(async (tx, stored) => {
      await lease.settle(tx, stored);
      isSettled = true;
    });
    if (!isSettled) await lease.settle(database.db, answer);
    return answer;
  } catch (error) {
    if (error instanceof ProblemError) {
      const answer = await toProblemAnswer(error);
      if (answer.status < 500 && !passing.has(answer.status)) {
        await lease.settle(database.db, answer);
        return answer;
      }
    }
    await lease.release(database.db);
    throw error;
  }
}

/** Undefined without the header. Throws 400 for a malformed key. */
function readKey(req: HonoRequest): string | undefined {
  const key = req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ProblemError('idempotencia_requerida', {
    detail: 'An Idempotency-Key has 1 to 255 visible ASCII characters, such as those of a UUID.',
  });
}

/** Network addresses are hashed, so that nobody can read them in the table. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
