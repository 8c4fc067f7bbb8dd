/** The type of a database handle, the same for PGlite and PostgreSQL, inside and outside a transaction. */
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A drizzle handle. A transaction is one too, so a query never needs to know which it was given. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly db: Db;
  readonly kind: 'memoria' | 'carpeta' | 'postgres';
  /** The folder that it is in, of kind 'carpeta'. */
  readonly dataDir?: string;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** In memory only: the files of the database, to open copies of it with `openDatabase({ copyOf })`. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/** Rows of a raw query: PGlite answers `{rows}`, postgres.js an array. Integers of 8 bytes may be strings or bigints. */
export async function rows(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  if (Array.isArray(result)) return result;
  return (result as { rows: Record<string, unknown>[] }).rows;
}
