/** Records the statements that reach the database, to compare the work of two requests without measuring time. */
import type { PGlite } from '@electric-sql/pglite';
import { Query } from 'pg';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../demo/api/db/db.ts';

interface Client {
  query: PGlite['query'];
}

/** In the query that the clock of every open database sends, whatever a test does (demo/api/db/openPostgres.ts). */
const ofTheClock = 'clock_timestamp()';

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Records statements, until it is stopped or the test ends. */
export function watchQueries(database: Database): { stop(): Statement[] } {
  const watching = database.kind === 'postgres' ? watchServer() : watchEmbedded(database);
  onTestFinished(() => void watching.stop());
  return watching;
}

/** The same without values. */
export function watchStatements(database: Database): { stop(): string[] } {
  const watching = watchQueries(database);
  return { stop: () => watching.stop().map(({ text }) => text) };
}

/** Watches all connections of this process: the tests of a file run one after the other. */
function watchServer(): { stop(): Statement[] } {
  const prototype = Query.prototype as {
    text?: string;
    values?: unknown[];
    submit(connection: unknown): unknown;
  };
  const { submit } = prototype;
  const seen: Statement[] = [];
  prototype.submit = function (connection) {
    // PGlite ends transactions by a call of its own.
    if (this.text !== undefined && this.text !== 'commit' && !this.text.includes(ofTheClock))
      seen.push({ text: this.text, values: this.values ?? [] });
    return submit.call(this, connection);
  };
  return {
    stop() {
      Object.assign(prototype, { submit });
      return seen;
    },
  };
}

function watchEmbedded({ db }: Database): { stop(): Statement[] } {
  const client = (db as unknown as { $client: PGlite }).$client;
  const { query, transaction } = client;
  const seen: Statement[] = [];
  const watch = (one: Client): void => {
    const asked = one.query.bind(one);
    one.query = (...args: Parameters<PGlite['query']>) => {
      seen.push({ text: args[0], values: args[1] ?? [] });
      return asked(...args);
    };
  };
  watch(client);
  client.transaction = (work) =>
    transaction.call(client, async (tx) => {
      seen.push({ text: 'begin', values: [] });
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
