/**
 * Reads a client's records by statements that are compiled once for each shape: to put a list's statement together takes
 * longer than to run it. What a statement tells of whom is no part of its shape: the client comes with each call.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from './db.ts';
import { type OwnTables, ownTables } from './openOwn.ts';
import {
  type ColumnOfFirst,
  type CompiledRead,
  compileRead,
  type Query,
  type Rest,
  type Rows,
} from './readAtOnce.ts';

/** Callers choose the filters, so the number of shapes has no other limit; the least used are forgotten. */
const shapesMax = 40;

/** Puts statements together, and has no connection. */
const builder = drizzle.mock() as unknown as Db;
/** The tables of the client that each call names. */
export const anyone: OwnTables = ownTables(builder, sql.placeholder('cliente'));

interface Reads<F extends Query, R extends Rest> {
  first: F;
  others: (column: ColumnOfFirst) => R;
}

/** Values of placeholders in the statement; `cliente` is the client's. */
type Values = Readonly<Record<string, unknown>> & { readonly cliente?: never };

/**
 * @param build may use nothing but its arguments: a statement is kept for other calls with an equal `shape`
 * @returns reads the records of one client. `shape` is what JSON can write
 */
export function compileOwn<S, F extends Query, R extends Rest>(
  build: (mine: OwnTables, shape: S) => Reads<F, R>,
): (own: { db: Db; clienteId: string }, shape: S, values?: Values) => Promise<Rows<F, R>> {
  const compiled = new Map<string, CompiledRead<F, R>>();
  const compiledFor = (shape: S): CompiledRead<F, R> => {
    const name = JSON.stringify(shape);
    const known = compiled.get(name);
    const one = known ?? compile(shape);
    // The statements at the front were not used for the longest time.
    if (known) compiled.delete(name);
    else for (const oldest of compiled.keys()) if (compiled.size >= shapesMax) compiled.delete(oldest);
    compiled.set(name, one);
    return one;
  };
  const compile = (shape: S): CompiledRead<F, R> => {
    const { first, others } = build(anyone, shape);
    return compileRead(first, others);
  };
  return ({ db, clienteId }, shape, values) => compiledFor(shape).read(db, { ...values, cliente: clienteId });
}
