/**
 * Reads one page of a list by keyset pagination: later pages cost no more than the first, and rows that are added or
 * deleted meanwhile do not repeat or hide others. Sorts by one expression and then by a unique one, in one direction.
 */
import { type SQL, sql } from 'drizzle-orm';
import { existsOnCalendar } from '../../../src/domain/fechas.ts';
import { ProblemError } from './problem.ts';

const instante =
  /^(\d{4}-\d{2}-\d{2}) (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/;

/** Checks that a cursor's value can be cast to the SQL type, because anybody may send an invented cursor. */
const shapes = {
  text: (value: string) => /^[^\0]*$/.test(value),
  date: existsOnCalendar,
  timestamptz: (value: string) => existsOnCalendar(instante.exec(value)?.[1] ?? ''),
  bigint: (value: string) => /^-?\d{1,18}$/.test(value),
  integer: (value: string) => /^-?\d{1,9}$/.test(value),
  uuid: (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
} as const;

type SqlType = keyof typeof shapes;

/** An order that a list offers: the expression to sort by, and its SQL type. */
export interface SortKey {
  by: SQL;
  type: SqlType;
}

/** The orders of a list, and the unique expression that sorts equal values. */
interface Orders<C extends string> {
  sortKeys: Readonly<Record<C, SortKey>>;
  id: SQL;
  idType: SqlType;
}

interface PageQuery<C extends string> {
  orden: C | `-${C}`;
  cursor?: string | undefined;
  limite: number;
}

/** Everything that the text of a page's statement depends on. */
export interface PageShape<C extends string = string> {
  orden: C | `-${C}`;
  limite: number;
  /** False: it starts after the cursor. */
  isFirst: boolean;
}

/** The last row of the previous page, after which a page starts. Empty on the first page. */
type CursorValues = { sortValue?: string; id?: string };

/** The parts for the query of a page. */
interface Page {
  /** The sorting value as text. Select it as `sortValue`, and the unique value as `id`. */
  sortValue: SQL.Aliased<string>;
  /** The condition for rows after the cursor; undefined on the first page. */
  after: SQL | undefined;
  orderBy: SQL;
  limit: number;
}

type Found = { first: { sortValue: string; id: string }[] };

interface PageRead<R extends Found> {
  rows: R['first'];
  siguiente: string | null;
  others: Omit<R, 'first'>;
}

/**
 * Reads a page and writes the next cursor. `read` gives the rows of the page as `first`, and may give others with them.
 * Throws 400 cursor_invalido for a wrong cursor or one of another order.
 */
export function readPage<C extends string, R extends Found>(
  query: PageQuery<C>,
  orders: Orders<C>,
  read: (page: Page) => Promise<R>,
): Promise<PageRead<R>> {
  return readShape(query, orders, (shape, { sortValue, id }) =>
    read(partsOf(shape, orders, { sortValue, id })),
  );
}

/** Does the same for statements that are compiled once for each shape: `read` gets the cursor's values separately. */
export async function readShape<C extends string, R extends Found>(
  { orden, cursor, limite }: PageQuery<C>,
  { sortKeys, idType }: Pick<Orders<C>, 'sortKeys' | 'idType'>,
  read: (shape: PageShape<C>, cursor: CursorValues) => Promise<R>,
): Promise<PageRead<R>> {
  const from =
    cursor === undefined
      ? {}
      : readCursor(cursor, orden, shapes[sortKeys[keyOf(orden)].type], shapes[idType]);
  const { first: found, ...others } = await read({ orden, limite, isFirst: cursor === undefined }, from);
  const rows = found.slice(0, limite);
  const last = rows.at(-1);
  return { rows, siguiente: found.length > limite && last ? writeCursor(orden, last) : null, others };
}

/** @param from the cursor's values. Default: placeholders of their names */
export function partsOf<C extends string>(
  { orden, limite, isFirst }: PageShape<C>,
  { sortKeys, id, idType }: Orders<C>,
  from: { sortValue?: unknown; id?: unknown } = {
    sortValue: sql.placeholder('sortValue'),
    id: sql.placeholder('id'),
  },
): Page {
  const { by, type } = sortKeys[keyOf(orden)];
  const beyond = sql.raw(orden.startsWith('-') ? '<' : '>');
  return {
    sortValue: sql<string>`(${by})::text`.as('sortValue'),
    after: isFirst
      ? undefined
      : sql`(${by}, ${id}) ${beyond} (${from.sortValue}::${sql.raw(type)}, ${from.id}::${sql.raw(idType)})`,
    orderBy: orderOf(orden, sortKeys, id),
    // One row more, to know whether there is a next page.
    limit: limite + 1,
  };
}

const keyOf = <C extends string>(orden: C | `-${C}`): C => orden.replace('-', '') as C;

/** Returns SQL for the same order as that of the pages, to read a whole list. */
export function orderOf<C extends string>(
  orden: C | `-${C}`,
  sortKeys: Readonly<Record<C, SortKey>>,
  id: SQL,
): SQL {
  const direction = sql.raw(orden.startsWith('-') ? 'desc' : 'asc');
  return sql`${sortKeys[keyOf(orden)].by} ${direction}, ${id} ${direction}`;
}

function writeCursor(orden: string, { sortValue, id }: { sortValue: string; id: string }): string {
  return Buffer.from(JSON.stringify([orden, sortValue, id])).toString('base64url');
}

type Shape = (value: string) => boolean;

function readCursor(
  cursor: string,
  orden: string,
  isSortValue: Shape,
  isId: Shape,
): { sortValue: string; id: string } {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')) {
      const [of, sortValue, id] = parts as [string, string, string];
      if (of === orden && isSortValue(sortValue) && isId(id)) return { sortValue, id };
    }
  } catch {
    // The cursor is not JSON. It is refused below like any other wrong cursor.
  }
  throw new ProblemError('cursor_invalido', { errors: [{ pointer: '?cursor', code: 'cursor_invalido' }] });
}

/**
 * Searches a text for each word of `q`, in any order, ignoring case and accents. Not LIKE, because `%` and `_` in a typed text
 * are not wildcards. @param q as the contract normalizes it
 */
export function matches(busqueda: SQL | { getSQL(): SQL }, q: string): SQL {
  const words = q.split(' ').map((word) => sql`strpos(${busqueda}, sin_tildes(${word})) > 0`);
  return sql`(${sql.join(words, sql` and `)})`;
}
