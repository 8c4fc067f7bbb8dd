/**
 * Keeps the token of the session under the key of spec.md, with the API that it belongs to: a token is never sent to another
 * API. Pages use that key for tokens of their own too: such a token is never replaced or removed, and read only for an API of the
 * page's own origin. Ours is under another key as well, and remains there if the page overwrites ours with its own.
 */
import type { SafeStorage } from '../safeStorage.ts';
import { awaitedKey, chosenKey, solicitudKey } from '../tabStorage.ts';

const tokenKey = 'accessToken';
/** Keeps a second copy of our token, because the page may put its own under `accessToken`. */
const ownKey = 'portal.accessToken';
/** The API's base and the end of the token that we wrote, so that a token that replaced it is not mistaken for it. */
export const baseKey = 'accessToken.base';

export interface TokenStorage {
  /** Undefined if there is none, or if it belongs to another API or to the page. */
  read: () => string | undefined;
  /** The page's own token, if the API is of the page's origin: spec.md 4 reads it whoever wrote it. */
  readOfPage: () => string | undefined;
  /** Undefined removes it. */
  write: (token: string | undefined) => void;
  /** Removes the token and what the client leaves in the tab. */
  clear: () => void;
}

const isOfThisOrigin = (base: string): boolean => new URL(base).origin === globalThis.location?.origin;

/**
 * @param base of the page's API, read at each use
 * @param onTaken called when a token is stored only under the other key, because the page has its own under `accessToken`
 */
export function createTokenStorage(
  storage: SafeStorage,
  base: () => string,
  onTaken: () => void,
): TokenStorage {
  const markOf = (token: string) => ` ${token.slice(-16)}`;

  /** The base of the API that our token `token` is for; undefined if we did not write it. */
  const ownerOf = (token: string | undefined) => {
    const [owner, mark] = storage.read(baseKey)?.split(/(?= )/) ?? [];
    // A token without a mark counts as ours, because its base was stored with it.
    return token !== undefined && (mark === undefined || mark === markOf(token)) ? owner : undefined;
  };
  const isOurs = (token: string | undefined) => ownerOf(token) === base();

  const remove = () => {
    for (const key of [tokenKey, ownKey]) if (isOurs(storage.read(key))) storage.write(key, undefined);
    if (storage.read(baseKey)?.split(' ')[0] === base()) storage.write(baseKey, undefined);
  };

  const write = (token: string | undefined) => {
    remove();
    if (token === undefined) return;
    const there = storage.read(tokenKey);
    // The page's token becomes ours once it is that of a session.
    const isForeign = there !== undefined && there !== token && ownerOf(there) === undefined;
    if (isForeign) onTaken();
    else storage.write(tokenKey, token);
    storage.write(ownKey, token);
    storage.write(baseKey, base() + markOf(token));
  };

  return {
    read: () => [tokenKey, ownKey].map(storage.read).find(isOurs),
    readOfPage() {
      const there = storage.read(tokenKey);
      return ownerOf(there) === undefined && isOfThisOrigin(base()) ? there : undefined;
    },
    write,
    clear() {
      remove();
      for (const key of [chosenKey, awaitedKey, solicitudKey]) storage.write(key, undefined);
    },
  };
}
