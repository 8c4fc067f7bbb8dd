/**
 * Lets one request per Idempotency-Key do the work; the others get its answer. A row with a deadline is the lease. If
 * the work has a transaction, that transaction stores the answer too: a process that dies leaves both or neither, and
 * its keys are free as soon as it is known to be dead, at the latest at their deadlines.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/db.ts';
import { isLostConnection } from '../db/lostConnection.ts';
import { builder, plan } from '../db/plan.ts';
import { idempotencia } from '../db/schema/service.ts';
import type { PlainAnswer } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import { digestRequest, type KeyedRequest } from './digestRequest.ts';

/** The time that an answer is kept, and the longest time that a request may run before its lease ends. */
const keptMs = 24 * 3_600_000;
const leaseMs = 60_000;
/** The number of tries to free a key, and the first wait in milliseconds, which doubles: half a minute in all. */
const freesMax = 8;
const freeMs = 100;
/** The row of another request may disappear between two reads. */
const looksMax = 3;

export interface Lease {
  /** Stores the answer. Throws idempotencia_en_curso if another request has the lease now; then roll back `db`. */
  settle(db: Db, answer: PlainAnswer): Promise<void>;
  /**
   * Frees the key after a request that did nothing, so that it can be tried again. Never rejects: while the database does
   * not answer it goes on trying, and in the end the lease has its deadline.
   */
  release(db: Db): Promise<void>;
}

/**
 * Returns a lease, or the earlier answer. Throws 409 idempotencia_en_curso while another request holds the lease, and
 * 422 conflicto_idempotencia if the key was used for a different request.
 */
export async function takeLease(
  { db, presence }: Pick<Database, 'db' | 'presence'>,
  request: KeyedRequest,
  now: Date,
): Promise<Lease | PlainAnswer> {
  const { ambito: scope } = request;
  const { clave, huella, seal, open } = digestRequest(request);
  const own = and(eq(idempotencia.ambito, scope), eq(idempotencia.clave, clave));
  for (let looks = 0; looks < looksMax; looks += 1) {
    const deadline = new Date(now.getTime() + leaseMs);
    // Process and deadline identify the lease: a request that lost its lease finds others in the row.
    const mine = and(
      own,
      eq(idempotencia.estado, 'en_curso'),
      eq(idempotencia.proceso, presence.id),
      eq(idempotencia.caducaEl, deadline),
    );
    const release = (tx: Db) => freeSoon(() => tx.delete(idempotencia).where(mine));
    const lease = { ambito: scope, clave, huella, now, deadline, proceso: presence.id };
    if (await reserve(db, lease).catch(giveUp(() => release(db)))) {
      return {
        async settle(tx, { status, headers, body }) {
          const [stored] = await tx
            .update(idempotencia)
            .set({
              estado: 'hecha',
              respuestaEstado: status,
              respuestaCabeceras: headers,
              respuestaCuerpo: body === null ? null : seal(body),
              caducaEl: new Date(now.getTime() + keptMs),
            })
            .where(mine)
            .returning({ clave: idempotencia.clave });
          if (!stored) throw inProgress();
        },
        release,
      };
    }
    const [row] = await db.select().from(idempotencia).where(own);
    if (!row) continue;
    if (row.huella !== huella) throw conflict();
    if (row.estado === 'en_curso') {
      if (row.proceso === null || !(await presence.isGone(row.proceso))) throw inProgress();
      const { proceso, caducaEl } = row;
      await db
        .delete(idempotencia)
        .where(and(own, eq(idempotencia.proceso, proceso), eq(idempotencia.caducaEl, caducaEl)));
      continue;
    }
    return {
      status: row.respuestaEstado ?? 500,
      headers: row.respuestaCabeceras as PlainAnswer['headers'],
      body: row.respuestaCuerpo === null ? null : open(row.respuestaCuerpo),
    };
  }
  throw inProgress();
}

/** Rethrows an error after it has freed the row, which may have been written although its answer was lost. */
function giveUp(release: () => Promise<void>) {
  return async (error: unknown): Promise<never> => {
    const released = release();
    if (isLostConnection(error)) await released;
    throw error;
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

/** Resolves after the first try. */
async function freeSoon(free: () => PromiseLike<unknown>): Promise<void> {
  const isFree = await Promise.resolve(free()).then(
    () => true,
    () => false,
  );
  if (!isFree) void freeLater(free);
}

async function freeLater(free: () => PromiseLike<unknown>): Promise<void> {
  for (let tries = 0; tries < freesMax; tries += 1) {
    await wait(freeMs * 2 ** tries, undefined, { ref: false });
    try {
      await free();
      return;
    } catch {
      // The database is still away.
    }
  }
}

interface Reservation {
  ambito: string;
  clave: string;
  huella: string;
  now: Date;
  deadline: Date;
  /** The process that does the work. */
  proceso: number;
}

/** Put together once, because that takes longer than to send it. */
const insertLease = planLease();

function planLease() {
  const { placeholder } = sql;
  const insert = builder
    .insert(idempotencia)
    .values({
      ambito: placeholder('ambito'),
      clave: placeholder('clave'),
      huella: placeholder('huella'),
      creadaEl: placeholder('now'),
      caducaEl: placeholder('deadline'),
      proceso: placeholder('proceso'),
    })
    .onConflictDoUpdate({
      target: [idempotencia.ambito, idempotencia.clave],
      set: {
        huella: sql`excluded.huella`,
        creadaEl: sql`excluded.creada_el`,
        caducaEl: sql`excluded.caduca_el`,
        proceso: sql`excluded.proceso`,
        estado: 'en_curso',
        respuestaEstado: null,
        respuestaCabeceras: null,
        respuestaCuerpo: null,
      },
      setWhere: sql`${idempotencia.caducaEl} <= excluded.creada_el`,
    })
    .returning({ clave: idempotencia.clave });
  return plan(insert.getSQL());
}

/** True if the row is ours: it is new, or its deadline had passed. */
async function reserve(db: Db, reservation: Reservation): Promise<boolean> {
  return (await insertLease(db, { ...reservation })).length > 0;
}

function inProgress(): ProblemError {
  return new ProblemError('idempotencia_en_curso', {
    detail: 'The first request with this Idempotency-Key is still under way.',
    headers: { 'retry-after': '1' },
  });
}
