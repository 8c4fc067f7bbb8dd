// Servers with the demo data, on PostgreSQL as in production. Filling a database takes seconds, and copying it a moment.
import { randomUUID } from 'node:crypto';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server.ts';
import { OVER_FAULTS, startOverFaults } from '../faults/startOverFaults.ts';
import { runOnServer } from '../postgres/runOnServer.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { DEMO_DATABASE } from './demoDatabase.ts';

export interface DemoData {
  /** postgres://… of the database that servers get copies of, as of the day on which it was made. Nobody may be connected to it. */
  url: string;
  remove: () => Promise<void>;
}

/** Makes the demo data, or finds what whoever started this suite made. */
export async function makeDemoData(): Promise<DemoData> {
  const made = process.env[DEMO_DATABASE];
  if (made) return { url: made, remove: async () => undefined };
  const cluster = await startPostgres();
  try {
    const url = await cluster.createDatabase('demo');
    const database = await openDatabase({ url });
    await migrate(database);
    await seedDemo(database, { today: new Date() });
    await database.close();
    return { url, remove: cluster.stop };
  } catch (cause) {
    await cluster.stop();
    throw cause;
  }
}

/** Starts a server with a copy of the database at `url`, on a free port. */
export async function startDemo(
  url: string,
  options: Pick<ServerOptions, 'env' | 'now'> = {},
): Promise<RunningServer> {
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  const { pathname } = new URL(url);
  await runOnServer(at(url, 'postgres'), `create database ${name} template ${pathname.slice(1)}`);
  const server = process.env[OVER_FAULTS]
    ? await startOverFaults(at(url, name), options)
    : await startServer({ port: 0, databaseUrl: at(url, name), ...options });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await server.close();
    await runOnServer(at(url, 'postgres'), `drop database ${name} with (force)`);
  };
  return { ...server, close: () => (closing ??= close()) };
}

const at = (url: string, database: string): string =>
  String(Object.assign(new URL(url), { pathname: database }));
