/** Runs scripts of several statements, which drizzle's handle cannot do on both drivers. */
import type { PGlite } from '@electric-sql/pglite';
import type { Pool, QueryResult } from 'pg';
import type { Database } from '../../../demo/api/db/db.ts';

type Rows = Record<string, unknown>[];

/** Runs one transaction; `run` returns the rows of its last statement. */
export async function runScript<T>(
  { db, kind }: Database,
  work: (run: (text: string) => Promise<Rows>) => Promise<T>,
): Promise<T> {
  const { $client } = db as unknown as { $client: unknown };
  if (kind === 'postgres') {
    const client = await ($client as Pool).connect();
    try {
      await client.query('begin');
      const answer = await work(async (text) => rowsOf(await client.query(text)));
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
  return ($client as PGlite).transaction((tx) =>
    work(async (text) => (await tx.exec(text)).at(-1)?.rows ?? []),
  );
}

/** pg answers a script of several statements with an array of results, whatever its type says. */
function rowsOf(answer: QueryResult | QueryResult[]): Rows {
  return (Array.isArray(answer) ? answer.at(-1)?.rows : answer.rows) ?? [];
}
