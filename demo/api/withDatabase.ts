/** Runs a command on the configured database (DATABASE_URL, or DATA_DIR, or ./data), and closes it. Does not migrate. */
import { join } from 'node:path';
import { readConfig } from './config.ts';
import type { Database } from './db/db.ts';
import { openDatabase } from './db/openDatabase.ts';

export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir = join(import.meta.dirname, '../../data') } = readConfig(process.env);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
