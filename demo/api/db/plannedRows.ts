/**
 * Runs a statement under a name of its own, so that a PostgreSQL server plans it once for each connection: of a statement
 * with many parts the plan takes longer than the rest.
 */
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** The server keeps every plan, and callers choose the filters: the statements after these are planned each time. */
const namesMax = 60;

const dialect = new PgDialect();
const names = new Map<string, string>();

export async function plannedRows(db: Db, statement: SQL): Promise<Record<string, unknown>[]> {
  const query = dialect.sqlToQuery(statement);
  const prepared = db._.session.prepareQuery(query, undefined, nameOf(query.sql), false);
  const result: unknown = await prepared.execute();
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/** The same in every process and for the same text only. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
