/**
 * PGlite that gives the event loop a turn between queries. PGlite answers in microtasks only, so while queries wait for
 * it Node reads no socket and runs no timer, and new connections could wait for seconds.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** Milliseconds that queries may hold the thread. A running query is never interrupted. */
const heldMsMax = 10;

export class SharedPGlite extends PGlite {
  #turnedAt = 0;

  /** PGlite calls this for each query, inside and outside transactions. Queries keep their order. */
  override _runExclusiveQuery<T>(work: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#turnedAt > heldMsMax) {
        await turn();
        this.#turnedAt = performance.now();
      }
      return work();
    });
  }
}
