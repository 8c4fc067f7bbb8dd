/**
 * PGlite that shares its thread. It answers without ever leaving the microtasks, so that as long as somebody waits for
 * it Node neither reads a socket nor runs a timer: who is connected already goes on, and the others wait for seconds.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** Milliseconds that queries may hold the thread; the one under way is always finished. */
const heldMsMax = 10;

export class SharedPGlite extends PGlite {
  #turnedAt = 0;

  /** Each query comes by here, inside a transaction and outside. Those who wait keep their order. */
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
