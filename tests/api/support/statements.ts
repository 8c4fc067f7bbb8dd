/** Records the statements that reach the database, to compare the work of two requests without measuring time. */
import type { PGlite } from '@electric-sql/pglite';
import { Query } from 'pg';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../demo/api/db/db.ts';

interface Client {
  query: PGlite['query'];
}

/** Asked by the clock of every open database, whatever a test does (demo/api/db/openPostgres.ts). */
const ofTheClock = 'clock_timestamp()';

/** Records statements without values, until it is stopped or the test ends. */
export function watchStatements(database: Database): { stop(): string[] } {
  const watching = database.kind === 'postgres' ? watchServer() : watchEmbedded(database);
  onTestFinished(() => void watching.stop());
  return watching;
}

/** Watches all connections of this process: the tests of a file run one after the other. */
function watchServer(): { stop(): string[] } {
  const prototype = Query.prototype as { text?: string; submit(connection: unknown): unknown };
  const { submit } = prototype;
  const seen: string[] = [];
  prototype.submit = function (connection) {
    // PGlite ends transactions by a call of its own.
    if (this.text !== undefined && this.text !== 'commit' && !this.text.includes(ofTheClock))
      seen.push(this.text);
    return submit.call(this, connection);
  };
  return {
    stop() {
      Object.assign(prototype, { submit });
      return seen;
    },
  };
}

function watchEmbedded({ db }: Database): { stop(): string[] } {
  const client = (db as unknown as { $client: PGlite }).$client;
  const { query, transaction } = client;
  const seen: string[] = [];
  const watch = (one: Client): void => {
    const asked = one.query.bind(one);
    one.query = (...args: Parameters<PGlite['query']>) => {
      seen.push(args[0]);
      return asked(...args);
    };
  };
  watch(client);
  client.transaction = (work) =>
    transaction.call(client, async (tx) => {
      seen.push('begin');
      watch(tx);
      return work(tx);
    }) as ReturnType<typeof transaction<Awaited<ReturnType<typeof work>>>>;
  return {
    stop() {
      Object.assign(client, { query, transaction });
      return seen;
    },
  };
}
