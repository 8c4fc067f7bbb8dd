/** Work in one transaction: changes, tried again when they met others, and reads of one moment. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { databaseFailure } from './failure.ts';

/** serialization_failure and deadlock_detected: PostgreSQL's way of asking for another try. */
const collisions = new Set(['40001', '40P01']);
const triesMax = 6;

/**
 * Tries again when the database ended the transaction for having met another one, and for no other reason.
 * `work` may run more than once, so it does nothing outside `tx`. Inside it nothing may use the database but through
 * `tx`: on PGlite that would wait for itself for ever, on PostgreSQL for a connection that all the others hold.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      const isCollision = collisions.has(databaseFailure(error)?.sqlstate ?? '');
      if (!isCollision || tries >= triesMax) throw error;
      // At random, lest the two meet again.
      await wait(Math.random() * 10 * 2 ** tries);
    }
  }
}

/** Several reads of one moment: what comes in between two of them would make figures that never were true together. */
export function readTogether<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction((tx) => work(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
