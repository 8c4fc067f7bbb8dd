/** Keeps the token of the session, with the API that it belongs to: a token is never sent to another API. */
import type { SafeStorage } from '../safeStorage.ts';
import { chosenKey } from '../tabStorage.ts';

const tokenKey = 'accessToken';
const baseKey = 'accessToken.base';

export interface TokenStorage {
  /** Undefined where there is none, or where it belongs to another API. */
  read: () => string | undefined;
  /** Undefined removes it. */
  write: (token: string | undefined) => void;
  /** Removes the token and what the client leaves in the tab. */
  clear: () => void;
}

/** @param base of the page's API, asked at each use */
export function createTokenStorage(storage: SafeStorage, base: () => string): TokenStorage {
  const write = (token: string | undefined) => {
    storage.write(tokenKey, token);
    storage.write(baseKey, token === undefined ? undefined : base());
  };
  return {
    read() {
      const owner = storage.read(baseKey);
      return owner === undefined || owner === base() ? storage.read(tokenKey) : undefined;
    },
    write,
    clear() {
      write(undefined);
      storage.write(chosenKey, undefined);
    },
  };
}
