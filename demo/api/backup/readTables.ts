/** Lists the tables of the API with the columns to write; the database computes generated ones. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rows } from '../db/rows.ts';

export interface BackupTable {
  /** Quoted as SQL needs it. */
  nombre: string;
  /** Separated by commas, as SQL writes them. */
  columnas: string;
}

export async function readTables(tx: Db): Promise<BackupTable[]> {
  const found = await rows(
    tx,
    sql`select format('%I.%I', table_schema, table_name) as nombre,
        string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columnas
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`,
  );
  return found.map(({ nombre, columnas: columns }) => ({
    nombre: String(nombre),
    columnas: String(columns),
  }));
}
