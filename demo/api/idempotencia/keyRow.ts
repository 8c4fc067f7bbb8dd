/** The row of an Idempotency-Key: the request that inserts it does the work, and the others get the answer stored in it. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { databaseFailure } from '../db/failure.ts';
import { idempotencia } from '../db/schema/service.ts';
import type { PlainAnswer } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import { digestRequest, type KeyedRequest } from './digestRequest.ts';

/** The time that an answer is kept. */
const keptMs = 24 * 3_600_000;
/** The code of lock_not_available: the statement waited as long as it may (LOCK_TIMEOUT). */
const waitedTooLong = '55P03';

export interface KeyRow {
  /** Returns the answer; undefined if there is none yet. Throws 422 conflicto_idempotencia if the key was used for another request. */
  find(db: Db): Promise<PlainAnswer | undefined>;
  /**
   * Inserts the row, with the given answer or without one until `store`. If a transaction under way has inserted it, waits until
   * that one ends.
   * Returns false if the row is another request's. Throws 409 idempotencia_en_curso if the wait is too long.
   */
  insert(db: Db, answer?: PlainAnswer): Promise<boolean>;
  /** Writes the answer into the row that the transaction has inserted. */
  store(tx: Db, answer: PlainAnswer): Promise<void>;
}

export function keyRow(request: KeyedRequest, now: Date): KeyRow {
  const { clave, huella, seal, open } = digestRequest(request);
  const key = { ambito: request.ambito, clave };
  const own = and(eq(idempotencia.ambito, key.ambito), eq(idempotencia.clave, clave));
  const answered = ({ status, headers, body }: PlainAnswer) =>
    ({
      estado: 'hecha',
      respuestaEstado: status,
      respuestaCabeceras: headers,
      respuestaCuerpo: body === null ? null : seal(body),
    }) as const;
  const unanswered = { respuestaEstado: null, respuestaCabeceras: null, respuestaCuerpo: null };
  return {
    async find(db) {
      const [row] = await db
        .select()
        .from(idempotencia)
        .where(and(own, gt(idempotencia.caducaEl, now)));
      if (!row) return undefined;
      if (row.huella !== huella) throw conflict();
      if (row.respuestaEstado === null) throw inProgress();
      return {
        status: row.respuestaEstado,
        headers: row.respuestaCabeceras as PlainAnswer['headers'],
        body: row.respuestaCuerpo === null ? null : open(row.respuestaCuerpo),
      };
    },
    async insert(db, answer) {
      const values = {
        huella,
        creadaEl: now,
        caducaEl: new Date(now.getTime() + keptMs),
        ...(answer ? answered(answer) : { estado: 'en_curso' as const, ...unanswered }),
      };
      try {
        const inserted = await db
          .insert(idempotencia)
          .values({ ...key, ...values })
          .onConflictDoUpdate({
            target: [idempotencia.ambito, idempotencia.clave],
            set: values,
            setWhere: sql`${idempotencia.caducaEl} <= excluded.creada_el`,
          })
          .returning({ clave: idempotencia.clave });
        return inserted.length > 0;
      } catch (error) {
        throw databaseFailure(error)?.sqlstate === waitedTooLong ? inProgress() : error;
      }
    },
    async store(tx, answer) {
      await tx.update(idempotencia).set(answered(answer)).where(own);
    },
  };
}

/** Checks the key of a request whose answer is not kept. Throws 422 conflicto_idempotencia if the key was used for another one. */
export async function refuseOther(db: Db, request: KeyedRequest, now: Date): Promise<void> {
  const { clave, huella } = digestRequest(request);
  const [other] = await db
    .select({ clave: idempotencia.clave })
    .from(idempotencia)
    .where(
      and(
        eq(idempotencia.ambito, request.ambito),
        eq(idempotencia.clave, clave),
        ne(idempotencia.huella, huella),
        gt(idempotencia.caducaEl, now),
      ),
    );
  if (other) throw conflict();
}

function conflict(): ProblemError {
  return new ProblemError('conflicto_idempotencia', {
    detail: 'This Idempotency-Key was used for another request: take a new one.',
  });
}

export function inProgress(): ProblemError {
  return new ProblemError('idempotencia_en_curso', {
    detail: 'The first request with this Idempotency-Key is still under way.',
    headers: { 'retry-after': '1' },
  });
}
