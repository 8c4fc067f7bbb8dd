/**
 * Reads a client's records with statements that are prepared once per shape, because building a list's statement takes
 * longer than running it. The client is not part of the shape: it is a bind parameter, set by each call.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type OwnTables, ownTables } from './clientScope.ts';
import type { Db } from './db.ts';
import { type Prepared, prepareRead, type ReadOf, type Reads, type Rest } from './readAtOnce.ts';

/** Callers choose the filters, so the number of shapes has no other limit; the oldest are forgotten. */
const shapesMax = 40;

/** Builds statements, and has no connection. */
const builder = drizzle.mock() as unknown as Db;

/** The tables of the client that each call names. */
export const anyone: OwnTables = ownTables(builder, sql.placeholder('cliente'));

/** Values of the statement's placeholders, except `cliente`, which prepareOwn sets. */
type Values = Readonly<Record<string, unknown>> & {
  readonly cliente?: never;
};

export interface Own {
  readonly db: Db;
  readonly clienteId: string;
}

/**
 * @param build may use nothing but its arguments: a statement is kept for other calls with an equal `shape`
 * @returns reads the records of one client. `shape` must be serializable as JSON
 */
export function prepareOwn<S, T, R extends Rest>(
  build: (mine: OwnTables, shape: S) => Reads<T, R>,
): (own: Own, shape: S, values?: Values) => Promise<{ first: T[] } & ReadOf<R>> {
  type Statement = Prepared<T, R>;
  const statements = new WeakMap<Db, Map<string, Statement>>();
  const statementFor = (db: Db, shape: S): Statement => {
    const prepared = statements.get(db) ?? new Map<string, Statement>();
    statements.set(db, prepared);
    const name = JSON.stringify(shape);
    const known = prepared.get(name);
    if (known) return known;
    const one = prepareRead(db, build(anyone, shape));
    for (const oldest of prepared.keys()) if (prepared.size >= shapesMax) prepared.delete(oldest);
    prepared.set(name, one);
    return one;
  };
  return ({ db, clienteId }, shape, values) =>
    statementFor(db, shape).execute({ ...values, cliente: clienteId });
}
