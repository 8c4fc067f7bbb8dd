/**
 * Reads several queries in one statement: one way to the database and back, one plan, and one snapshot without a
 * transaction. The first query is read once, and the others may ask for what belongs to its rows.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orderSelectedFields, type SelectedField } from 'drizzle-orm/utils';
import type { Db } from './db.ts';
import { type Planned, plan } from './plan.ts';
import { rowReader } from './rowReader.ts';

/** A select of drizzle's that was not awaited yet. */
export type Query = PromiseLike<unknown[]> & { readonly _: { readonly selectedFields: object } };

/** A subquery with one column of the first query's rows, for `isAmong`. @param field its name in the select */
export type ColumnOfFirst = (field: string) => SQL;

/**
 * True of values that are among the rows of a subquery. As an array, which is made once and looked up in an index: with `in`
 * the database joins the two, and to start such a join costs more than to read a page of rows.
 */
export const isAmong = (column: SQLWrapper, rows: SQLWrapper): SQL => sql`${column} = any(array${rows})`;

/** The columns of a select but some. */
export function without<F extends object, const K extends keyof F>(
  fields: F,
  names: readonly K[],
): Omit<F, K> {
  const kept = Object.entries(fields).filter(([name]) => !names.includes(name as K));
  return Object.fromEntries(kept) as Omit<F, K>;
}

export type Rest = Readonly<Record<string, Query>>;

/** The rows of each query. */
export type Rows<F extends Query, R extends Rest> = { first: Awaited<F> } & {
  [name in keyof R]: Awaited<R[name]>;
};

export async function readAtOnce<F extends Query, R extends Rest>(
  db: Db,
  first: F,
  others: (column: ColumnOfFirst) => R,
): Promise<Rows<F, R>> {
  return compileRead(first, others).read(db, {});
}

/** A statement that is ready to be sent, with other values for its placeholders each time. */
export interface CompiledRead<F extends Query, R extends Rest> {
  read(db: Db, values: Record<string, unknown>): Promise<Rows<F, R>>;
}

export function compileRead<F extends Query, R extends Rest>(
  first: F,
  others: (column: ColumnOfFirst) => R,
): CompiledRead<F, R> {
  const fields = fieldsOf(first);
  const column: ColumnOfFirst = (name) => {
    const index = fields.findIndex(({ path }) => path.join('.') === name);
    if (index < 0) throw new Error(`The first query has no field ${name}.`);
    return sql`(select ${sql.identifier(`c${index}`)} from primera)`;
  };
  const parts = [
    { name: 'first', fields, toRecord: rowReader(fields, joinsOf(first)), from: sql`primera` },
    ...Object.entries(others(column)).map(([name, query]) => {
      const of = fieldsOf(query);
      const from = sql`(${sqlOf(query)}) t (${columnsOf(of)})`;
      return { name, fields: of, toRecord: rowReader(of, joinsOf(query)), from };
    }),
  ];
  const planned: Planned = plan(sql`with primera (${columnsOf(fields)}) as materialized (${sqlOf(first)})
    select ${sql.join(
      parts.map((part, i) => sql`(${asJson(part.fields)} from ${part.from}) as ${sql.identifier(`r${i}`)}`),
      sql`, `,
    )}`);
  return {
    async read(db, values) {
      const [row = {}] = await planned(db, values);
      return Object.fromEntries(
        parts.map(({ name, toRecord }, i) => [name, (row[`r${i}`] as unknown[][]).map(toRecord)]),
      ) as Rows<F, R>;
    },
  };
}

function fieldsOf({ _: { selectedFields } }: Query): SelectedField[] {
  return orderSelectedFields(selectedFields as Record<string, unknown>);
}

/** The names are positions, because two columns of a join may have the same name. */
function columnsOf(fields: readonly SelectedField[]): SQL {
  return sql.raw(fields.map((_, i) => `c${i}`).join(', '));
}

/** Arrays, not objects, so that names are not sent with every row. */
function asJson(fields: readonly SelectedField[]): SQL {
  return sql`select coalesce(json_agg(json_build_array(${columnsOf(fields)})), '[]')`;
}

function sqlOf(query: Query): SQL {
  return (query as unknown as SQLWrapper).getSQL();
}

/** Says which tables of an outer join may lack. */
function joinsOf(query: Query): Record<string, boolean> | undefined {
  return (query as { joinsNotNullableMap?: Record<string, boolean> }).joinsNotNullableMap;
}
