// Servers with the demo data, on PostgreSQL as in production. Filling a database takes seconds, and copying it a moment.
import { randomUUID } from 'node:crypto';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server.ts';
import { dayOf, daysBetween } from '../../src/domain/fechas.ts';
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
    const today = new Date();
    await seedDemo(database, { today });
    await database.close();
    await runOnServer(cluster.url, `comment on database demo is '${today.toISOString()}'`);
    return { url, remove: cluster.stop };
  } catch (cause) {
    await cluster.stop();
    throw cause;
  }
}

const dayMs = 86_400_000;

/**
 * Ages, due dates and links of the demo are as of its day. Servers that start after the next midnight live on that day again: 24 hours
 * behind.
 * @returns undefined if it is still the demo's day
 */
async function clockOf(url: string, demo: string): Promise<(() => Date) | undefined> {
  const [said] = await runOnServer(
    at(url, 'postgres'),
    `select shobj_description(oid, 'pg_database') as made from pg_database where datname = '${demo}'`,
  );
  const past = daysBetween(dayOf(Date.parse(String(said?.made))), dayOf(Date.now()));
  return past === 0 ? undefined : () => new Date(Date.now() - past * dayMs);
}

/** Starts a server with a copy of the database at `url`, on a free port. */
export async function startDemo(
  url: string,
  options: Pick<ServerOptions, 'env' | 'now'> = {},
): Promise<RunningServer> {
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  const demo = new URL(url).pathname.slice(1);
  await runOnServer(at(url, 'postgres'), `create database ${name} template ${demo}`);
  const now = options.now ?? (await clockOf(url, demo));
  const set = { ...options, ...(now && { now }) };
  const server = process.env[OVER_FAULTS]
    ? await startOverFaults(at(url, name), set)
    : await startServer({ port: 0, databaseUrl: at(url, name), ...set });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await server.close();
    await runOnServer(at(url, 'postgres'), `drop database ${name} with (force)`);
  };
  return { ...server, close: () => (closing ??= close()) };
}

const at = (url: string, database: string): string =>
  String(Object.assign(new URL(url), { pathname: database }));
