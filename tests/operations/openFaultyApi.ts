/** The API on a PostgreSQL behind a proxy that hangs and breaks connections as a test says. */
import { randomUUID } from 'node:crypto';
import { type AppServices, createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { addCliente, type SignedIn } from '../api/support/school.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { type FaultProxy, startFaultProxy } from '../postgres/startFaultProxy.ts';
import { type Cluster, startPostgres } from '../postgres/startPostgres.ts';

/** Milliseconds. Much more than needed, so that a busy machine does not fail the test. */
export const patience = 120_000;

export interface FaultyApi {
  cluster: Cluster;
  /** The database's address, beside the proxy. */
  url: string;
  /** Beside the proxy too. */
  database: Database;
  proxy: FaultProxy;
  /** Asks the database through the proxy. */
  api: ApiProcess;
  services: AppServices;
  ana: SignedIn;
  /** Asks the API as Ana. */
  get(path: string): Promise<Response>;
  close(): Promise<void>;
}

export async function openFaultyApi(): Promise<FaultyApi> {
  // Writes every answered change to the disk, so that a test may kill the server.
  const cluster = await startPostgres({ durable: true });
  const url = await cluster.createDatabase('portal');
  const database = await openDatabase({ url });
  await migrate(database);
  const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
  const ana = await addCliente(services, 1);
  const proxy = await startFaultProxy(url);
  const api = await startApiProcess(proxy.url, {
    correo: false,
    env: { REQUEST_TIMEOUT: '3s', STATEMENT_TIMEOUT: '2s', LOCK_TIMEOUT: '1s' },
  });
  return {
    cluster,
    url,
    database,
    proxy,
    api,
    services,
    ana,
    get: (path) => fetch(`${api.url}${path}`, { headers: ana.as }),
    async close() {
      proxy.set({ mode: 'pass' });
      await api.stop();
      await proxy.close();
      await database.close();
      await cluster.stop();
    },
  };
}

/** A path of courses that no answer in memory has. */
export const cursosUnread = () => `/api/cliente/cursos?q=${randomUUID()}`;

/** Sends an application. */
export function send({ url }: ApiProcess, body: unknown, key: string): Promise<Response> {
  return fetch(`${url}/api/cliente/inscripciones`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}
