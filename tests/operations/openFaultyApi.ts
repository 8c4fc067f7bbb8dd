/** The API on a PostgreSQL behind a proxy that hangs and breaks connections as a test says. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type AppServices, buildApp, createServices } from '../../demo/api/app.ts';
import { postgresLimits, readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { listen } from '../../demo/serve/listen.ts';
import { addCliente, type SignedIn } from '../api/support/school.ts';
import { type FaultProxy, startFaultProxy } from '../postgres/startFaultProxy.ts';
import { liftLimits } from '../support/liftLimits.ts';
import { createDatabase } from './createDatabase.ts';

/** Milliseconds. Much more than needed, so that a busy machine does not fail the test. */
export const patience = 120_000;

export interface FaultyApi {
  /** Where the API listens. It asks the database through the proxy, and has no tasks in the background that could meet a fault first. */
  url: string;
  proxy: FaultProxy;
  /** The database's address, beside the proxy. */
  databaseUrl: string;
  /** Beside the proxy too. */
  database: Database;
  services: AppServices;
  ana: SignedIn;
  /** Asks the API as Ana. */
  get(path: string): Promise<Response>;
  /** Has the API open new connections: in those it had, the server knows statements by their names, and their text is not sent. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** @param timeouts settings of the API, such as REQUEST_TIMEOUT */
export async function openFaultyApi(timeouts: Readonly<Record<string, string>>): Promise<FaultyApi> {
  const databaseUrl = await createDatabase('migrated');
  const database = await openDatabase({ url: databaseUrl });
  const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
  const ana = await addCliente(services, 1);
  const proxy = await startFaultProxy(databaseUrl);
  const config = readConfig({ LOG_LEVEL: 'silent', ...timeouts });
  // All requests come from one address.
  liftLimits(config);
  const through = await openDatabase({ url: proxy.url, limits: postgresLimits(config) });
  const behind = await createServices({ database: through, config });
  const app = buildApp(behind);
  const listener = await listen((request, env) => app.fetch(request, env), { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${listener.port}`;
  return {
    url,
    proxy,
    databaseUrl,
    database,
    services,
    ana,
    get: (path) => fetch(`${url}${path}`, { headers: ana.as }),
    async reconnect() {
      proxy.set({ mode: 'cut' });
      const isOpen = () => (through.connections?.().idle ?? 0) > 0;
      while (isOpen()) await wait(5);
      proxy.set({ mode: 'pass' });
    },
    async close() {
      proxy.set({ mode: 'pass' });
      await listener.close();
      behind.pasarela.close();
      services.pasarela.close();
      await through.close();
      await proxy.close();
      await database.close();
    },
  };
}

/** A path of courses that no answer in memory has. */
export const cursosUnread = () => `/api/cliente/cursos?q=${randomUUID()}`;

/** Sends an application. */
export function send({ url }: { url: string }, body: unknown, key: string): Promise<Response> {
  return fetch(`${url}/api/cliente/inscripciones`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}
