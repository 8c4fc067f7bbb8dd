/** Keeps the token of the session, with the API that it belongs to: a token is never sent to another API. */
import type { SafeStorage } from '../safeStorage.ts';

const tokenKey = 'accessToken';
const baseKey = 'accessToken.base';

export interface TokenStorage {
  /** Undefined where there is none, or where it belongs to another API. */
  read: () => string | undefined;
  /** Undefined removes it. */
  write: (token: string | undefined) => void;
}

/** @param base of the page's API, asked at each use */
export function createTokenStorage(storage: SafeStorage, base: () => string): TokenStorage {
  return {
    read() {
      const owner = storage.read(baseKey);
      return owner === undefined || owner === base() ? storage.read(tokenKey) : undefined;
    },
    write(token) {
      storage.write(tokenKey, token);
      storage.write(baseKey, token === undefined ? undefined : base());
    },
  };
}
