/** Many rows in few statements: each batch travels as one JSON parameter, which both drivers take alike. */
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';

const batch = 1000;

/** Rows have the table's TypeScript names, all rows the same ones; columns left out take their default. */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly Partial<T['$inferInsert']>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const type = sql.identifier(getTableConfig(table).name);
  for (let from = 0; from < rows.length; from += batch) {
    const json = rows
      .slice(from, from + batch)
      .map((row) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row]])),
      );
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${type}, ${JSON.stringify(json)}::json)`,
    );
  }
}
