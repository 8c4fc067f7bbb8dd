// Servers with the demo data, on PostgreSQL as in production. Filling a database takes seconds, and copying it a moment.
import { randomUUID } from 'node:crypto';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server.ts';
import { dayOf } from '../../src/domain/fechas.ts';
import { OVER_FAULTS, startOverFaults } from '../faults/startOverFaults.ts';
import { runOnServer } from '../postgres/runOnServer.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { DEMO_DATABASE } from './demoDatabase.ts';

export interface DemoData {
  /** postgres://… of the cluster that holds it. */
  url: string;
  remove: () => Promise<void>;
}

/** Makes the demo data, or finds what whoever started this suite made. */
export async function makeDemoData(): Promise<DemoData> {
  const made = process.env[DEMO_DATABASE];
  if (made) return { url: made, remove: async () => undefined };
  const { url, stop } = await startPostgres();
  try {
    await templateOf(url);
    return { url, remove: stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/**
 * The database of today's demo data, which servers get copies of. Ages, due dates and links are as of its day, so a round that goes on
 * past midnight gets another one.
 * @param url of the cluster
 */
async function templateOf(url: string): Promise<string> {
  const today = new Date();
  const name = `demo_${dayOf(today.getTime()).replaceAll('-', '_')}`;
  const found = await runOnServer(url, `select from pg_database where datname = '${name}'`);
  if (found.length > 0) return name;
  const own = `${name}_${randomUUID().slice(0, 8)}`;
  await runOnServer(url, `create database ${own}`);
  const database = await openDatabase({ url: at(url, own) });
  await migrate(database);
  await seedDemo(database, { today });
  await database.close();
  // Another worker may have made it meanwhile.
  await runOnServer(url, `alter database ${own} rename to ${name}`).catch((error: { code?: string }) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  return name;
}

/** An SQLSTATE. */
const DUPLICATE_DATABASE = '42P04';

/** A machine that runs several suites is slow, and no test of a browser is about what happens then. */
const PATIENT = { REQUEST_TIMEOUT: '2m', STATEMENT_TIMEOUT: '1m', LOCK_TIMEOUT: '30s' };

/** Starts a server with a copy of the demo data in the cluster at `url`, on a free port. */
export async function startDemo(
  url: string,
  { env, now }: Pick<ServerOptions, 'env' | 'now'> = {},
): Promise<RunningServer> {
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name} template ${await templateOf(url)}`);
  const options = { env: { ...PATIENT, ...env }, ...(now && { now }) };
  const server = process.env[OVER_FAULTS]
    ? await startOverFaults(at(url, name), options)
    : await startServer({ port: 0, databaseUrl: at(url, name), ...options });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await server.close();
    await runOnServer(url, `drop database ${name} with (force)`);
  };
  return { ...server, close: () => (closing ??= close()) };
}

const at = (url: string, database: string): string =>
  String(Object.assign(new URL(url), { pathname: database }));
