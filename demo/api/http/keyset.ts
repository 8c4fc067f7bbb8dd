/**
 * One page of a list by keyset: a page costs the same wherever it is, and rows that come and go meanwhile neither
 * repeat nor hide others. Order is by one expression and then by a unique one, both in the same direction.
 */
import { type SQL, sql } from 'drizzle-orm';
import { existsOnCalendar } from '../../../src/domain/fechas.ts';
import { ProblemError } from './problem.ts';

const instante =
  /^(\d{4}-\d{2}-\d{2}) (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/;

/** Whether a cursor's value can be read back as that SQL type: nobody but us writes cursors, and anybody may send one. */
const shapes = {
  text: (value: string) => /^[^\0]*$/.test(value),
  date: existsOnCalendar,
  timestamptz: (value: string) => existsOnCalendar(instante.exec(value)?.[1] ?? ''),
  bigint: (value: string) => /^-?\d{1,18}$/.test(value),
  integer: (value: string) => /^-?\d{1,9}$/.test(value),
  uuid: (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
} as const;

type SqlType = keyof typeof shapes;

/** An order that a list offers: what to sort by, and the SQL type that its text form is read back as. */
export interface Criterio {
  by: SQL;
  type: SqlType;
}

export interface Keyset {
  /** Rows after the cursor, or undefined on the first page. */
  after: SQL | undefined;
  orderBy: SQL;
  /** The sorting value as text: select it, and give it to `page` with the row's id. */
  key: SQL<string>;
  /** Cuts the rows (one more than `limite` was asked for) to the page and writes the next cursor. */
  page<T extends { clave: string; id: string }>(
    rows: T[],
    limite: number,
  ): { rows: T[]; siguiente: string | null };
}

/** Throws 400 cursor_invalido for a cursor that is none, or of another order. */
export function keyset<C extends string>(
  criterios: Readonly<Record<C, Criterio>>,
  id: SQL,
  idType: SqlType,
  orden: C | `-${C}`,
  cursor: string | undefined,
): Keyset {
  const isDescending = orden.startsWith('-');
  const { by, type } = criterios[(isDescending ? orden.slice(1) : orden) as C];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const from = cursor === undefined ? undefined : readCursor(cursor, orden, shapes[type], shapes[idType]);
  return {
    after:
      from &&
      sql`(${by}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${from.clave}::${sql.raw(type)}, ${from.id}::${sql.raw(idType)})`,
    orderBy: sql`${by} ${direction}, ${id} ${direction}`,
    key: sql<string>`(${by})::text`,
    page(rows, limite) {
      const page = rows.slice(0, limite);
      const last = page.at(-1);
      return { rows: page, siguiente: rows.length > limite && last ? writeCursor(orden, last) : null };
    },
  };
}

function writeCursor(orden: string, { clave, id }: { clave: string; id: string }): string {
  return Buffer.from(JSON.stringify([orden, clave, id])).toString('base64url');
}

type Shape = (value: string) => boolean;

function readCursor(cursor: string, orden: string, clave: Shape, id: Shape): { clave: string; id: string } {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')) {
      const [of, key, last] = parts as [string, string, string];
      if (of === orden && clave(key) && id(last)) return { clave: key, id: last };
    }
  } catch {
    // Not ours: refused below like any other.
  }
  throw invalidCursor();
}

function invalidCursor(): ProblemError {
  return new ProblemError('cursor_invalido', { errors: [{ pointer: '?cursor', code: 'cursor_invalido' }] });
}

/** Part of a text, whatever its case and accents. Not LIKE: what a person types has no wildcards. */
export function matches(busqueda: SQL | { getSQL(): SQL }, q: string): SQL {
  return sql`strpos(${busqueda}, sin_tildes(${q})) > 0`;
}
