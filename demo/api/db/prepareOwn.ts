/**
 * Reads a client's records by statements that are prepared once for each shape: to put a list's statement together takes
 * longer than to run it. What a statement tells of whom is no part of its shape: the client comes with each call.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type OwnTables, ownTables, type RecalledSesion } from './clientScope.ts';
import type { Db } from './db.ts';
import { type Prepared, prepareRead, type ReadOf, type Reads, type Rest, readRows } from './readAtOnce.ts';
import { cuentas, sesiones } from './schema/cuentas.ts';

/** Callers choose the filters, so the number of shapes has no other limit; the oldest are forgotten. */
const shapesMax = 40;

/** Puts statements together, and has no connection. */
const builder = drizzle.mock() as unknown as Db;

/** The tables of the client that each call names. */
export const anyone: OwnTables = ownTables(builder, sql.placeholder('cliente'));

/** Values of placeholders in the statement; `cliente` and `sesion` are those of the call. */
type Values = Readonly<Record<string, unknown>> & {
  readonly [name in 'cliente' | 'sesion']?: never;
};

export interface Own {
  readonly db: Db;
  readonly clienteId: string;
  readonly sesion?: RecalledSesion | undefined;
}

/** Has a row if nobody ended the session of the call, and it is the client's. */
const standing = readRows({ id: sesiones.id }, (fields) =>
  builder
    .select(fields)
    .from(sesiones)
    .innerJoin(cuentas, eq(cuentas.id, sesiones.cuentaId))
    .where(
      and(
        eq(sesiones.id, sql.placeholder('sesion')),
        isNull(sesiones.revocadaEl),
        eq(cuentas.clienteId, sql.placeholder('cliente')),
        isNull(cuentas.deshabilitadaEl),
      ),
    ),
);

/**
 * Says also whether the session of the call still holds, if it comes with a recalled one: a statement of its own for each call
 * would cost more than to read the records.
 * @param build may use nothing but its arguments: a statement is kept for other calls with an equal `shape`
 * @returns reads the records of one client. `shape` is what JSON can write
 */
export function prepareOwn<S, T, R extends Rest>(
  build: (mine: OwnTables, shape: S) => Reads<T, R>,
): (own: Own, shape: S, values?: Values) => Promise<{ first: T[] } & ReadOf<R>> {
  type Statement = Prepared<T, R & { standing: typeof standing }>;
  const statements = new WeakMap<Db, Map<string, Statement>>();
  const statementFor = (db: Db, shape: S): Statement => {
    const prepared = statements.get(db) ?? new Map<string, Statement>();
    statements.set(db, prepared);
    const name = JSON.stringify(shape);
    const known = prepared.get(name);
    if (known) return known;
    const { first, others } = build(anyone, shape);
    const one = prepareRead(db, { first, others: (column) => ({ ...others(column), standing }) });
    for (const oldest of prepared.keys()) if (prepared.size >= shapesMax) prepared.delete(oldest);
    prepared.set(name, one);
    return one;
  };
  return async ({ db, clienteId, sesion }, shape, values) => {
    const found = await statementFor(db, shape).execute({
      ...values,
      cliente: clienteId,
      sesion: sesion?.id ?? null,
    });
    if (sesion) sesion.holds = found.standing.length > 0;
    return found;
  };
}
