/** Runs a statement that no transaction may hold, such as CREATE DATABASE. */
import { Client } from 'pg';
import { PATIENCE_MS } from '../support/patience.ts';

/** Returns its rows. Opens a connection for it alone. */
export async function runOnServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
