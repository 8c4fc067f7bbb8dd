/** Reads that began before the app was there to ask for them (widgets/loader/readAhead.ts). Each is handed out once. */
import { pageSlot } from './pageSlot.ts';

/** Milliseconds for which an answer may wait; as long as one counts as fresh (consultas). */
const MOST = 30_000;

interface Ahead {
  readonly response: Promise<Response>;
  /** The header that went with it. */
  readonly authorization: string | null;
  /** When it was asked, by `performance.now()`. */
  readonly at: number;
}

/** By address. */
const reads = (): Map<string, Ahead> => pageSlot('readsAhead', () => new Map<string, Ahead>());

/**
 * Begins a read. A second one of the same address is the first.
 * @param token of who asks; without one the answer is the same for everybody
 */
export function beginRead(url: string, token?: string): void {
  if (reads().has(url)) return;
  const authorization = token === undefined ? null : `Bearer ${token}`;
  const response = fetch(url, {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    credentials: 'omit',
    cache: authorization === null ? 'no-cache' : 'no-store',
    redirect: 'error',
  });
  // Whoever takes it says what failed.
  response.catch(() => undefined);
  reads().set(url, { response, authorization, at: performance.now() });
}

/** The answer to `request`, perhaps still on its way; undefined where it was not asked ahead, by somebody else, or too long ago. */
export function takeRead({ url, method, headers }: Request): Promise<Response> | undefined {
  const ahead = reads().get(url);
  if (!ahead || method !== 'GET' || headers.get('authorization') !== ahead.authorization) return undefined;
  reads().delete(url);
  return performance.now() - ahead.at < MOST ? ahead.response : undefined;
}
