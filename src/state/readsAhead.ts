/** Reads that began before the app was there to ask for them (widgets/loader/readAhead.ts). takeRead.ts hands each out once. */
import { pageSlot } from './pageSlot.ts';

interface Ahead {
  readonly response: Promise<Response>;
  /** The header that went with it. */
  readonly authorization: string | null;
  /** The time of the request, by `performance.now()`. */
  readonly at: number;
}

/** Holds the answers that the loader has prefetched, by address. */
export const readsAhead = (): Map<string, Ahead> => pageSlot('readsAhead', () => new Map<string, Ahead>());

/**
 * Begins a read, whose caller gets the body of the answer. A second read of the same address returns the first one.
 * @param token of the person who asks; without one the answer is the same for everybody
 */
export function beginRead(url: string, token?: string): Ahead {
  const known = readsAhead().get(url);
  if (known) return known;
  const authorization = token === undefined ? null : `Bearer ${token}`;
  const response = fetch(url, {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    credentials: 'omit',
    cache: authorization === null ? 'no-cache' : 'no-store',
    redirect: 'error',
  });
  // The code that takes it reports the failure.
  response.catch(() => undefined);
  const ahead = { response, authorization, at: performance.now() };
  readsAhead().set(url, ahead);
  return ahead;
}
