/** Fills tables with their triggers disabled, for rows that already have their sums. */
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { rows } from './rows.ts';

/**
 * The owner of the tables may do it; nobody else writes into them until the transaction ends. References that may wait
 * are checked after the work, so rows may come before those that they refer to.
 */
export async function withoutTriggers<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const tables = await rows(
    tx,
    sql`select distinct tgrelid::regclass::text as nombre from pg_trigger where not tgisinternal order by 1`,
  );
  const turn = async (how: 'disable' | 'enable'): Promise<void> => {
    for (const { nombre } of tables) await tx.execute(sql.raw(`alter table ${nombre} ${how} trigger user`));
  };
  await turn('disable');
  await tx.execute(sql`set constraints all deferred`);
  const done = await work();
  await tx.execute(sql`set constraints all immediate`);
  await turn('enable');
  return done;
}
