/**
 * Reads several queries in one statement: one way to the database and back, one plan, and one snapshot without a
 * transaction. The first query is read once, and the others may ask for what belongs to its rows.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mapResultRow, orderSelectedFields, type SelectedField } from 'drizzle-orm/utils';
import type { Db } from './db.ts';
import { plannedRows } from './plannedRows.ts';

declare module 'drizzle-orm/utils' {
  // Drizzle exports these, and leaves them out of its types.
  interface SelectedField {
    path: string[];
    field: unknown;
  }
  function orderSelectedFields(fields: Record<string, unknown>): SelectedField[];
  function mapResultRow<T>(
    fields: readonly SelectedField[],
    row: readonly unknown[],
    joinsNotNullableMap: Record<string, boolean> | undefined,
  ): T;
}

/** A select of drizzle's that was not awaited yet. */
type Query = PromiseLike<unknown[]> & { readonly _: { readonly selectedFields: object } };

/** A subquery with one column of the first query's rows, for `inArray`. @param field its name in the select */
export type ColumnOfFirst = (field: string) => SQL;

type Rest = Readonly<Record<string, Query>>;

export async function readAtOnce<F extends Query, R extends Rest>(
  db: Db,
  first: F,
  others: (column: ColumnOfFirst) => R,
): Promise<{ first: Awaited<F> } & { [name in keyof R]: Awaited<R[name]> }> {
  const fields = fieldsOf(first);
  const column: ColumnOfFirst = (name) => {
    const index = fields.findIndex(({ path }) => path.join('.') === name);
    if (index < 0) throw new Error(`The first query has no field ${name}.`);
    return sql`(select ${sql.identifier(`c${index}`)} from primera)`;
  };
  const rest = others(column);
  const parts = Object.entries(rest).map(([name, query]) => ({ name, query, fields: fieldsOf(query) }));
  const statement = sql`with primera (${columnsOf(fields)}) as materialized (${sqlOf(first)})
    select ${sql.join(
      [
        sql`${asJson(fields)} from primera)`,
        ...parts.map(
          (part) => sql`${asJson(part.fields)} from (${sqlOf(part.query)}) t (${columnsOf(part.fields)}))`,
        ),
      ].map((part, i) => sql`(${part} as ${sql.identifier(`r${i}`)}`),
      sql`, `,
    )}`;
  const [row = {}] = await plannedRows(db, statement);
  const read = (index: number, query: Query, of: readonly SelectedField[]) =>
    (row[`r${index}`] as unknown[][]).map((one) => mapResultRow(of, one, joinsOf(query)));
  return Object.fromEntries([
    ['first', read(0, first, fields)],
    ...parts.map(({ name, query, fields: of }, i) => [name, read(i + 1, query, of)]),
  ]);
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
