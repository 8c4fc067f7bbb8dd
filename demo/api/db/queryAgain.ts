/** Statements outside transactions: one that only reads is asked again where its connection broke. */
import type { Pool } from 'pg';
import { databaseFailure } from './failure.ts';
import { isLostConnection, rideOut } from './lostConnection.ts';

type Query = Pool['query'];
/** Stands for all overloads of `query`. */
type Ask = (...args: unknown[]) => Promise<unknown>;

/** The code of read_only_sql_transaction: the statement would write. */
const wouldWrite = '25006';

/**
 * Returns what stands in for `pool.query`, for calls that await it. Whether a statement writes is for PostgreSQL to say: the second
 * try is in a transaction that may only read. One that would write fails as it did first.
 */
export function queryAgain(pool: Pool): Query {
  const ask = pool.query.bind(pool) as Ask;
  const query: Ask = async (...args) => {
    try {
      return await ask(...args);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      return rideOut(isLostConnection, () => readOnly(pool, args)).catch((again: unknown) => {
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
