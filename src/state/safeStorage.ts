/**
 * Web storage that never throws. If storage is blocked, full or absent, a value is kept in memory for the life of the page;
 * a value that cannot be read counts as missing.
 */

export interface SafeStorage {
  read: (key: string) => string | undefined;
  write: (key: string, value: string | undefined) => void;
}

/** @param find returns the storage; called each time, because with blocked cookies even the property access throws */
export function createSafeStorage(find: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        return find()?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      if (store(find, key, value) || value === undefined) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // A full storage still holds the earlier value, which would come back on reload.
      store(find, key, undefined);
    },
  };
}

function store(find: () => Storage | undefined, key: string, value: string | undefined): boolean {
  try {
    const storage = find();
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, value);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Calls `listener` when another tab writes under `key`. Does nothing on a server. */
export function onStorageChange(key: string, listener: () => void): void {
  globalThis.window?.addEventListener('storage', (event) => {
    // A null key is a clear() of the whole storage.
    if (event.key === key || event.key === null) listener();
  });
}
