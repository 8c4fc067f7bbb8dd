/** Starts the PostgreSQL that the files of this suite share, each with databases of its own: no test here ends the server. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { startPostgres } from '../postgres/startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `url` of the server, and the name of a migrated database to copy. */
    cluster: { url: string; migrated: string };
  }
}

let stop: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const cluster = await startPostgres();
  stop = cluster.stop;
  const migrated = 'portal_migrada';
  const database = await openDatabase({ url: await cluster.createDatabase(migrated) });
  await migrate(database);
  await database.close();
  project.provide('cluster', { url: cluster.url, migrated });
}

export async function teardown(): Promise<void> {
  await stop?.();
}
