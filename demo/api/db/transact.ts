/** Runs work in one transaction: changes, with retries after collisions and broken connections, and reads in one snapshot. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { databaseFailure } from './failure.ts';
import { NothingCommitted, repeat } from './lostConnection.ts';

/** serialization_failure and deadlock_detected: PostgreSQL asks the caller to try again. */
const collisions = new Set(['40001', '40P01']);
const triesMax = 6;

/**
 * Retries only if the database ended the transaction because it collided with another one, or if the connection broke before
 * the commit. `work` may run more than once, so it must have no effects outside `tx`. It must use the database only through
 * `tx`: another query would wait forever on PGlite, and on PostgreSQL for a connection that the other transactions hold.
 */
export function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return repeat(() => retry(() => db.transaction((tx) => work(tx))), isNothingCommitted);
}

const isNothingCommitted = (error: unknown): boolean => error instanceof NothingCommitted;

/** Does the same for work that is one statement, but does not retry after a broken connection. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isCollision = collisions.has(databaseFailure(error)?.sqlstate ?? '');
      if (!isCollision || tries >= triesMax) throw error;
      // A random wait, so that the two do not collide again.
      await wait(Math.random() * 10 * 2 ** tries);
    }
  }
}

/** Reads in one snapshot, so that changes between two queries cannot produce figures that were never true together. */
export function readTogether<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return repeat(() => db.transaction((tx) => work(tx), config), isNothingCommitted);
}
