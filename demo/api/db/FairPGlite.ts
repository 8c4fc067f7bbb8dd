/**
 * PGlite that gives the event loop a turn between queries. PGlite answers in microtasks only, so while queries wait for it
 * Node reads no socket and runs no timer, and new connections could wait for seconds.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import pLimit from 'p-limit';

/** Milliseconds that queries may hold the thread. A running query or transaction is never interrupted. */
const heldMsMax = 10;

export class FairPGlite extends PGlite {
  #turnedAt = 0;
  readonly #queue = pLimit(1);

  override query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#inLine(() => super.query<T>(text, params, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inLine(() => super.transaction(work));
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue(async () => {
      if (performance.now() - this.#turnedAt > heldMsMax) {
        await turn();
        this.#turnedAt = performance.now();
      }
      return work();
    });
  }
}
