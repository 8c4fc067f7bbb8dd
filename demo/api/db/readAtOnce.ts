/**
 * Reads several queries in one prepared statement: one round trip, one plan, and one snapshot without a transaction. The
 * first query is read once, and the others may refer to its rows.
 */
import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

type Fields = Readonly<Record<string, Column | SQL | SQL.Aliased>>;

/** A query that was not sent, with the names of its columns in their order. */
export interface RowsOf<T> {
  readonly query: PromiseLike<T[]>;
  readonly names: readonly string[];
  /** The names of those that are instants. */
  readonly dates: readonly string[];
}

/** @param select is given `fields` */
export function readRows<F extends Fields, T>(fields: F, select: (fields: F) => PromiseLike<T[]>): RowsOf<T> {
  const isDate = (field: unknown): boolean => is(field, Column) && field.dataType === 'date';
  const dates = Object.entries(fields).filter(([, field]) => isDate(field));
  return { query: select(fields), names: Object.keys(fields), dates: dates.map(([name]) => name) };
}

/** A subquery with one column of the first query's rows, for `isAmong`. */
export type ColumnOfFirst = (name: string) => SQL;

/**
 * True for values that are among the rows of a subquery. Uses an array, which is made once and looked up in an index: with `in`
 * the database joins the two, and starting such a join costs more than reading a page of rows.
 */
export const isAmong = (column: SQLWrapper, rows: SQLWrapper): SQL => sql`${column} = any(array${rows})`;

export type Rest = Readonly<Record<string, RowsOf<unknown>>>;

export type RowOf<Q> = Q extends RowsOf<infer T> ? T : never;

/** The rows of each query. */
export type ReadOf<R> = { [name in keyof R]: RowOf<R[name]>[] };

export interface Reads<T, R extends Rest> {
  first: RowsOf<T>;
  others: (column: ColumnOfFirst) => R;
}

/** A statement that is ready to be sent, with other values for its placeholders each time. */
export interface Prepared<T, R extends Rest> {
  execute(values?: Record<string, unknown>): Promise<{ first: T[] } & ReadOf<R>>;
}

export function prepareRead<T, R extends Rest>(db: Db, { first, others }: Reads<T, R>): Prepared<T, R> {
  const base = db.$with('primera', {}).as(sql`select * from ${first.query} t (${columnNames(first)})`);
  const rest = Object.entries(others((name) => sql`(select ${sql.identifier(name)} from primera)`));
  const query = db
    .with(base)
    .select({
      first: asJson(first, sql`primera`),
      ...Object.fromEntries(rest.map(([name, part]) => [name, asJson(part, sql`${part.query}`)])),
    })
    .from(sql`(select 1) uno`);
  const statement = query.prepare(nameOf(query.toSQL().sql));
  return {
    async execute(values) {
      const [found] = await statement.execute(values);
      return found as { first: T[] } & ReadOf<R>;
    },
  };
}

/** A server keeps every statement that has a name, and some texts depend on what callers send: later ones get no name. */
const namesMax = 150;
const names = new Map<string, string>();

/** Returns the name under which each connection of a server parses and plans the text once; '' for none. */
function nameOf(text: string): string {
  if (!names.has(text) && names.size < namesMax) names.set(text, `lectura_${names.size}`);
  return names.get(text) ?? '';
}

/** The rows of a query as one value. */
function asJson<T>(part: RowsOf<T>, from: SQL): SQL<T[]> {
  return sql`(select coalesce(json_agg(t), '[]') from ${from} t (${columnNames(part)}))`.mapWith(
    (rows: Record<string, unknown>[]) => {
      for (const row of rows) {
        for (const name of part.dates) if (row[name] !== null) row[name] = new Date(row[name] as string);
      }
      return rows as T[];
    },
  );
}

function columnNames({ names }: RowsOf<unknown>): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}
