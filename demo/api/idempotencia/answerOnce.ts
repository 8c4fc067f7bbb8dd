/**
 * Runs a POST once per Idempotency-Key; a request without the header simply runs. The transaction that does the work begins with
 * the row of the key and ends with the answer in it: the same request at the same time waits at that row, and gets the answer.
 * Nothing is left of a transaction that failed, or whose process died, so the next request works.
 */
import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { type AnswerOnce, type PlainAnswer, toProblemAnswer } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import { inProgress, type KeyRow, keyRow, refuseOther } from './keyRow.ts';

/** Statuses that depend on the moment: a retry with the same key runs again. Other answers below 500 are kept. */
const passing = new Set([401, 409, 412, 429]);

export const answerOnce: AnswerOnce = async ({ database, req, now, clienteId, address, keeps }, work) => {
  const key = readKey(req);
  if (key === undefined) return work();
  const scope = clienteId === undefined ? `direccion:${hashOf(address)}` : `cliente:${clienteId}`;
  const request = { ambito: scope, key, method: req.method, path: req.path, body: await req.text() };
  const { db } = database;
  if (!keeps) {
    await refuseOther(db, request, now);
    return work();
  }
  // The key makes the request count once, so it may be retried if nobody knows whether the commit was carried out.
  return repeat(() => answerByRow(db, keyRow(request, now), work));
};

async function answerByRow(db: Db, row: KeyRow, work: Parameters<AnswerOnce>[1]): Promise<PlainAnswer> {
  const earlier = await row.find(db);
  if (earlier) return earlier;
  let isStored = false;
  let answer: PlainAnswer;
  try {
    answer = await work({
      async claim(tx) {
        if (!(await row.insert(tx))) throw inProgress();
      },
      async store(tx, done) {
        await row.store(tx, done);
        isStored = true;
      },
    });
    if (isStored) return answer;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // The same request may have done it meanwhile, which is why this one was refused.
    const done = await row.find(db);
    if (done) return done;
    answer = await toProblemAnswer(error);
    if (answer.status >= 500 || passing.has(answer.status)) throw error;
  }
  if (await row.insert(db, answer)) return answer;
  const done = await row.find(db);
  if (done) return done;
  throw inProgress();
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
