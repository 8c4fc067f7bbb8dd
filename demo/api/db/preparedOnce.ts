import type { Db } from './db.ts';

/** Prepares a statement once for each handle, because building it takes longer than sending it. */
export function preparedOnce<T>(prepare: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}
