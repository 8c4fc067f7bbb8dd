/**
 * Web storage that may be blocked, full or absent. A value that cannot be kept there is kept in memory, so the page
 * goes on as well as it can; what cannot be read is not there.
 */

export interface SafeStorage {
  read: (key: string) => string | undefined;
  write: (key: string, value: string | undefined) => void;
}

/** `find` is asked each time: with blocked cookies the very property access throws. */
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
      // A full storage still holds the value before this one, which would come back on reload.
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

/** `listener` hears what other tabs write under `key`. */
export function onStorageChange(key: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const heard = (event: StorageEvent) => {
    // A null key is a clear() of the whole storage.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
