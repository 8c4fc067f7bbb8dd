/** The type of a database handle, the same for PGlite and PostgreSQL, inside and outside a transaction. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A drizzle handle. A transaction has this type too, so queries work with both. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly db: Db;
  readonly kind: 'memoria' | 'carpeta' | 'postgres';
  /** The folder, if kind is 'carpeta'. */
  readonly dataDir?: string;
  /** The server's time, the same for all processes; with an embedded database, this machine's. */
  now(): Date;
  /**
   * Calls `changed` after each change of public data by any process: courses, their seats, the institution. Calls may be
   * missed while the connection to the server is broken.
   */
  onPublicChange(changed: () => void): void;
  /** The connections to a server: how many are in use, and how many requests wait for one. */
  connections?(): { used: number; idle: number; waiting: number };
  /** In memory only: returns the files of the database, to open copies with `openDatabase({ copyOf })`. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}
