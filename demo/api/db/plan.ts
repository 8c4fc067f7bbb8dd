/**
 * Gives a statement a name of its own, so that a PostgreSQL server plans it once for each connection: of a statement with
 * many parts the plan takes longer than the rest.
 */
import { createHash } from 'node:crypto';
import { fillPlaceholders, Placeholder, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** The server keeps every plan, and callers choose the filters: the statements after these are planned each time. */
const namesMax = 60;

/** Puts statements together, and has no connection. */
export const builder = drizzle.mock() as unknown as Db;
const dialect = new PgDialect();
const names = new Map<string, string>();

/** Sends the statement and returns its rows. @param values for its placeholders */
export type Planned = (db: Db, values: Record<string, unknown>) => Promise<Record<string, unknown>[]>;

export function plan(statement: SQL): Planned {
  const { sql, params } = withNumbers(dialect.sqlToQuery(statement));
  const name = nameOf(sql);
  return async (db, values) => {
    const query = { sql, params: fillPlaceholders(params, values) };
    const result: unknown = await db._.session.prepareQuery(query, undefined, name, false).execute();
    return (result as { rows: Record<string, unknown>[] }).rows;
  };
}

/**
 * Writes out the numbers that are known already: a plan that is made without values would else not know how few rows a page
 * has, and could use no index of those above zero. A placeholder that comes again is sent once.
 */
function withNumbers({ sql, params }: { sql: string; params: unknown[] }): {
  sql: string;
  params: unknown[];
} {
  const kept: unknown[] = [];
  const text = sql.replace(/\$(\d+)/g, (_, n: string) => {
    const value = params[Number(n) - 1];
    if (typeof value === 'number' && Number.isSafeInteger(value))
      return value < 0 ? `(${value})` : `${value}`;
    const known = value instanceof Placeholder ? kept.findIndex((one) => isSame(one, value)) : -1;
    return `$${known < 0 ? kept.push(value) : known + 1}`;
  });
  return { sql: text, params: kept };
}

const isSame = (one: unknown, { name }: Placeholder): boolean =>
  one instanceof Placeholder && one.name === name;

/** Every process gives the same text the same name, and no other text has it. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
