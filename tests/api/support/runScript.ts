/** Runs scripts of several statements, which drizzle's handle cannot do on both drivers. */
import type { PGlite } from '@electric-sql/pglite';
import type { Sql } from 'postgres';
import type { Database } from '../../../demo/api/db/db.ts';

type Rows = Record<string, unknown>[];

/** Runs one transaction; `run` returns the rows of its last statement. */
export async function runScript<T>(
  { db, kind }: Database,
  work: (run: (text: string) => Promise<Rows>) => Promise<T>,
): Promise<T> {
  const { $client } = db as unknown as { $client: unknown };
  if (kind === 'postgres') {
    const answer = await ($client as Sql).begin((tx) => work(async (text) => [...(await tx.unsafe(text))]));
    // begin() unwraps arrays of promises in its type; there are none.
    return answer as T;
  }
  return ($client as PGlite).transaction((tx) =>
    work(async (text) => (await tx.exec(text)).at(-1)?.rows ?? []),
  );
}
