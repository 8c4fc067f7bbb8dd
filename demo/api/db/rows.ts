import type { SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Returns the rows of a raw query. Integers of 8 bytes may be strings or bigints, depending on the driver. */
export async function rows(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  return ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
}
