/** Records the statements that reach the database, to compare the work of two requests without measuring time. */
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../demo/api/db/db.ts';

interface Client {
  query: PGlite['query'];
}

/** Works only with PGlite. Records statements without values. */
export function watchStatements({ db }: Database): { stop(): string[] } {
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
