/** Inserts many rows in few statements. Each batch is one JSON parameter, which both drivers accept. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';

const batch = 1000;

/**
 * A row has the fields of the draft that are columns, and those of `more`, which win. Instants may be milliseconds.
 * Columns that the first row lacks get their default.
 */
export async function insertRows<T extends PgTable, D extends object>(
  db: Db,
  table: T,
  drafts: readonly D[],
  more: (draft: D) => { readonly [column in keyof T['$inferInsert']]?: unknown },
): Promise<void> {
  const rows = drafts.map((draft): Record<string, unknown> => ({ ...draft, ...more(draft) }));
  const first = rows[0];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const type = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += batch) {
    const json = rows.slice(from, from + batch).map((row) =>
      Object.fromEntries(
        columns.map(([key, { name, dataType }]) => {
          const value = row[key];
          return [name, dataType === 'date' && typeof value === 'number' ? new Date(value) : value];
        }),
      ),
    );
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${type}, ${JSON.stringify(json)}::json)`,
    );
  }
}
