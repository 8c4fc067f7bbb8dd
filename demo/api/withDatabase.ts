/** Runs a command on the configured database (DATABASE_URL, or DATA_DIR, or ./data), and closes it. Does not migrate. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import type { Database } from './db/db.ts';
import { openDatabase } from './db/openDatabase.ts';

/** @param mustExist refuses a data folder without a database. Default: one is made there. */
export async function withDatabase(
  work: (database: Database) => Promise<void>,
  { mustExist = false }: { mustExist?: boolean } = {},
): Promise<void> {
  const { databaseUrl, dataDir = join(import.meta.dirname, '../../data') } = readConfig(process.env);
  if (mustExist && !databaseUrl && !existsSync(dataDir)) {
    throw new Error(`No hay una base de datos en ${dataDir}. Elija otra con DATA_DIR o DATABASE_URL.`);
  }
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
