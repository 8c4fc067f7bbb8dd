/** Several reads of one moment: what comes in between two of them would make figures that never were true together. */
import type { Db } from './db.ts';

export function readTogether<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction((tx) => work(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
