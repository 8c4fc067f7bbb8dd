/** Reads that began before the app was there to ask for them (widgets/loader/readAhead.ts). Each is handed out once. */
import { pageSlot } from './pageSlot.ts';

/** Milliseconds for which an answer may wait; as long as one counts as fresh (consultas). */
const MOST = 30_000;

interface Ahead {
  readonly response: Promise<Response>;
  /** When it was asked, by `performance.now()`. */
  readonly at: number;
}

/** By address. */
const reads = (): Map<string, Ahead> => pageSlot('readsAhead', () => new Map<string, Ahead>());

/** Begins a read that answers everybody the same: no credential goes with it. A second one of the same address is the first. */
export function beginRead(url: string): void {
  if (reads().has(url)) return;
  const init = {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
  } as const;
  const response = fetch(url, init);
  // Whoever takes it says what failed.
  response.catch(() => undefined);
  reads().set(url, { response, at: performance.now() });
}

/** The answer to `request`, perhaps still on its way; undefined where it was not asked ahead, or too long ago. */
export function takeRead({ url, method, headers }: Request): Promise<Response> | undefined {
  const ahead = reads().get(url);
  if (!ahead || method !== 'GET' || headers.has('authorization')) return undefined;
  reads().delete(url);
  return performance.now() - ahead.at < MOST ? ahead.response : undefined;
}
