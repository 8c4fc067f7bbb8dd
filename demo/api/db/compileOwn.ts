/**
 * Reads a client's records by statements that are compiled once for each shape: to put a list's statement together takes
 * longer than to run it. What a statement tells of whom is no part of its shape: the client comes with each call.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { type OwnTables, ownTables, type RecalledSesion } from './openOwn.ts';
import { builder } from './plan.ts';
import {
  type ColumnOfFirst,
  type CompiledRead,
  compileRead,
  type Query,
  type Rest,
  type Rows,
} from './readAtOnce.ts';
import { cuentas, sesiones } from './schema/cuentas.ts';

/** Callers choose the filters, so the number of shapes has no other limit; the oldest are forgotten. */
const shapesMax = 40;

/** The tables of the client that each call names. */
export const anyone: OwnTables = ownTables(builder, sql.placeholder('cliente'));

interface Reads<F extends Query, R extends Rest> {
  first: F;
  others: (column: ColumnOfFirst) => R;
}

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
const standing = builder
  .select({ id: sesiones.id })
  .from(sesiones)
  .innerJoin(cuentas, eq(cuentas.id, sesiones.cuentaId))
  .where(
    and(
      eq(sesiones.id, sql.placeholder('sesion')),
      isNull(sesiones.revocadaEl),
      eq(cuentas.clienteId, sql.placeholder('cliente')),
      isNull(cuentas.deshabilitadaEl),
    ),
  );

interface Standing {
  [name: string]: Query;
  standing: typeof standing;
}

/**
 * Says also whether the session of the call still holds, if it comes with a recalled one: a statement of its own for each call
 * would cost more than to read the records.
 * @param build may use nothing but its arguments: a statement is kept for other calls with an equal `shape`
 * @returns reads the records of one client. `shape` is what JSON can write
 */
export function compileOwn<S, F extends Query, R extends Rest>(
  build: (mine: OwnTables, shape: S) => Reads<F, R>,
): (own: Own, shape: S, values?: Values) => Promise<Rows<F, R>> {
  const compiled = new Map<string, CompiledRead<F, R & Standing>>();
  const compiledFor = (shape: S): CompiledRead<F, R & Standing> => {
    const name = JSON.stringify(shape);
    const known = compiled.get(name);
    if (known) return known;
    const one = compile(shape);
    for (const oldest of compiled.keys()) if (compiled.size >= shapesMax) compiled.delete(oldest);
    compiled.set(name, one);
    return one;
  };
  const compile = (shape: S): CompiledRead<F, R & Standing> => {
    const { first, others } = build(anyone, shape);
    return compileRead(first, (column) => ({ ...others(column), standing }));
  };
  return async ({ db, clienteId, sesion }, shape, values) => {
    const found = await compiledFor(shape).read(db, {
      ...values,
      cliente: clienteId,
      sesion: sesion?.id ?? null,
    });
    if (sesion) sesion.holds = found.standing.length > 0;
    return found;
  };
}
