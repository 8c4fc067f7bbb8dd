/**
 * PGlite that gives the event loop a turn between queries, and plans long statements once. PGlite answers in microtasks only,
 * so while queries wait for it Node reads no socket and runs no timer, and new connections could wait for seconds.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** Milliseconds that queries may hold the thread. A running query is never interrupted. */
const heldMsMax = 10;

/** A length in characters. Planning a longer statement takes longer than running it. */
const longText = 1000;
/** A plan is never forgotten, and callers choose the filters: the statements after these are planned each time. */
const plansMax = 60;

interface Plan {
  name: string;
  /** The types of its parameters. */
  types: number[];
}

export class SharedPGlite extends PGlite {
  #turnedAt = 0;
  readonly #plans = new Map<string, Plan>();

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

  /** Outside transactions. */
  override async query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const isPlanned = this.#plans.has(text) || (text.length >= longText && this.#plans.size < plansMax);
    if (!isPlanned) return super.query<T>(text, params, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const { name, types } = this.#plans.get(text) ?? (await this.#plan(text));
        const values = params.map((value, i) => {
          if (value === null || value === undefined) return null;
          return this.serializers[types[i] ?? 0]?.(value) ?? String(value);
        });
        const { serialize } = protocol;
        const messages = await this.#send(
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        );
        await this.syncToFs();
        const [results] = parse.parseResults(messages, this.parsers, options);
        return results as Results<T>;
      }),
    );
  }

  async #plan(text: string): Promise<Plan> {
    const name = `plan${this.#plans.size}`;
    const { serialize } = protocol;
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const plan = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#plans.set(text, plan);
    return plan;
  }

  #send(...messages: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}
