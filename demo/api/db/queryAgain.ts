/** Statements outside transactions: one that only reads is retried if its connection broke. */
import type { Pool } from 'pg';
import { databaseFailure } from './failure.ts';
import { isLostConnection, repeat } from './lostConnection.ts';

type Query = Pool['query'];
/** Stands for all overloads of `query`. */
type Ask = (...args: unknown[]) => Promise<unknown>;

/** The code of read_only_sql_transaction: the statement would write. */
const wouldWrite = '25006';

/**
 * Returns a replacement for `pool.query`, for calls that await it. PostgreSQL decides whether a statement writes: the retry is in a
 * read-only transaction. A statement that would write fails with its first error.
 */
export function queryAgain(pool: Pool): Query {
  const ask = pool.query.bind(pool) as Ask;
  const query: Ask = async (...args) => {
    try {
      return await ask(...args);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      return repeat(() => readOnly(pool, args)).catch((again: unknown) => {
        throw databaseFailure(again)?.sqlstate === wouldWrite ? error : again;
      });
    }
  };
  return query as Query;
}

async function readOnly(pool: Pool, args: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    const result = await (client.query as Ask).apply(client, args);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
