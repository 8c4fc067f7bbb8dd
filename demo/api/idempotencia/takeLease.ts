/**
 * The turn of a request that carries an Idempotency-Key: the first one works, the others get its answer. Between turn
 * and answer stands a row with a deadline. The answer is stored in the very transaction that does the work, where there
 * is one: a process that dies leaves either both or neither, and the deadline frees the key again.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { idempotencia } from '../db/schema/servicio.ts';
import type { Answer } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import { type Peticion, selloOf } from './requestDigest.ts';

/** How long an answer is kept, and how long a request may take before its key counts as left behind. */
const keptMs = 24 * 3_600_000;
const leaseMs = 60_000;
/** Rows of others may go between two looks; a few looks are enough. */
const looksMax = 3;

export interface Turno {
  /** Stores the answer. Throws idempotencia_en_curso when the turn has passed to another: then `db` must be undone. */
  settle(db: Db, answer: Answer): Promise<void>;
  /** Nothing was done that counts: the same key may be tried again. */
  release(db: Db): Promise<void>;
}

/**
 * A turn, or the answer that was given already. Throws 409 idempotencia_en_curso while another request has the turn,
 * and 422 conflicto_idempotencia for a key that was used for something else.
 */
export async function takeTurno(db: Db, peticion: Peticion, now: Date): Promise<Turno | Answer> {
  const { ambito } = peticion;
  const { clave, huella, seal, open } = selloOf(peticion);
  const own = and(eq(idempotencia.ambito, ambito), eq(idempotencia.clave, clave));
  for (let looks = 0; looks < looksMax; looks += 1) {
    const deadline = new Date(now.getTime() + leaseMs);
    if (await reserve(db, { ambito, clave, huella, now, deadline })) {
      // The deadline tells one turn from the next: who lost the turn finds another one there.
      const mine = and(own, eq(idempotencia.estado, 'en_curso'), eq(idempotencia.caducaEl, deadline));
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
        async release(tx) {
          await tx.delete(idempotencia).where(mine);
        },
      };
    }
    const [row] = await db.select().from(idempotencia).where(own);
    if (!row) continue;
    if (row.huella !== huella) {
      throw new ProblemError('conflicto_idempotencia', {
        detail: 'This Idempotency-Key was used for another request: take a new one.',
      });
    }
    if (row.estado === 'en_curso') throw inProgress();
    return {
      status: row.respuestaEstado ?? 500,
      headers: row.respuestaCabeceras as Answer['headers'],
      body: row.respuestaCuerpo === null ? null : open(row.respuestaCuerpo),
    };
  }
  throw inProgress();
}

interface Reserva {
  ambito: string;
  clave: string;
  huella: string;
  now: Date;
  deadline: Date;
}

/** Whether the row is ours: new, or one whose time was over. */
async function reserve(db: Db, { ambito, clave, huella, now, deadline }: Reserva): Promise<boolean> {
  const turn = { huella, creadaEl: now, caducaEl: deadline };
  const taken = await db
    .insert(idempotencia)
    .values({ ambito, clave, ...turn })
    .onConflictDoUpdate({
      target: [idempotencia.ambito, idempotencia.clave],
      set: {
        ...turn,
        estado: 'en_curso',
        respuestaEstado: null,
        respuestaCabeceras: null,
        respuestaCuerpo: null,
      },
      setWhere: sql`${idempotencia.caducaEl} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ clave: idempotencia.clave });
  return taken.length > 0;
}

function inProgress(): ProblemError {
  return new ProblemError('idempotencia_en_curso', {
    detail: 'The first request with this Idempotency-Key is still under way.',
    headers: { 'retry-after': '1' },
  });
}
