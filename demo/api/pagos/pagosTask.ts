/**
 * Gives up payment attempts that the gateway never decided, for example because the person closed the page. Any number
 * of processes may run it. A later success is entered as usual.
 */
import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { attemptWait } from '../../../src/domain/deadlines.ts';
import type { Db } from '../db/db.ts';
import { pagoEventos, pagos } from '../db/schema/cobros.ts';
import { transact } from '../db/transact.ts';
import type { Task } from '../tareas/startTasks.ts';

const atOnce = 100;

export const pagosTask: Task = {
  name: 'pagos',
  everyMs: 60_000,
  async run({ database: { db }, now }) {
    const at = now();
    while ((await transact(db, (tx) => giveUpSome(tx, at))) === atOnce);
  },
};

/** Locks only the attempt, which payments lock last, and skips attempts whose notice is being handled. */
async function giveUpSome(tx: Db, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const isHeard = sql`exists (select from ${pagoEventos} where ${pagoEventos.pagoId} = ${pagos.id})`;
  const silent = await tx
    .select({ id: pagos.id })
    .from(pagos)
    .where(
      and(
        inArray(pagos.estado, ['creado', 'pendiente']),
        lte(pagos.creadoEl, sql`${before(attemptWait.unheard)}::timestamptz`),
        sql`(${pagos.creadoEl} <= ${before(attemptWait.pending)}::timestamptz or not ${isHeard})`,
      ),
    )
    .orderBy(asc(pagos.creadoEl))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  if (silent.length > 0) {
    await tx
      .update(pagos)
      .set({ estado: 'anulado', actualizadoEl: now })
      .where(
        inArray(
          pagos.id,
          silent.map(({ id }) => id),
        ),
      );
  }
  return silent.length;
}
