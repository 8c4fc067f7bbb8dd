// Everything on one port: the reference API under /api, the built bundle under /widgets, the demo pages elsewhere.
// `npm start`, the journeys and the widget tests all run this very server, each with a database of its own.
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { startApi } from './api/app.ts';
import { isLoopback, postgresLimits, readConfig } from './api/config.ts';
import { migrate } from './api/db/migrate.ts';
import { openDatabase } from './api/db/openDatabase.ts';
import { seedDemo } from './api/seed/seedDemo.ts';
import { serveBundle } from './serve/bundle.ts';
import { listen } from './serve/listen.ts';
import { servePage } from './serve/pages.ts';

export interface ServerOptions {
  /** 0 takes a free port. */
  port: number;
  /** Default 127.0.0.1: nothing outside this machine reaches it unless told so. */
  host?: string;
  /** The place of the database: a folder (PGlite), a PostgreSQL address, or memory. Default: memory. */
  dataDir?: string;
  databaseUrl?: string;
  memory?: true;
  /** In memory only: start as a copy of this dump instead of empty. */
  copyOf?: Blob;
  /** 'demo' fills an empty database with the demo data. Default 'none'. */
  seed?: 'demo' | 'none';
  /** A log line for each API request. Default false. */
  log?: boolean;
  /** Settings of the API (see demo/api/config.ts); default none, so that tests do not depend on the machine. */
  env?: Record<string, string | undefined>;
  /** The API's clock; default the machine's. Its answers say what time it is, and browsers go by that. */
  now?: () => Date;
  /** The folder of the built bundle. Default: dist/widgets. */
  bundleDir?: string;
  /** Called with each step while the server gets ready. */
  onProgress?: (line: string) => void;
}

export interface RunningServer {
  url: string;
  port: number;
  /** Lets requests under way finish, closes idle connections at once, then closes the database. Can be called twice. */
  close: () => Promise<void>;
}

/** A server that has started, with facts for its greeting. */
export interface StartedServer extends RunningServer {
  /** As `close`, but idle connections stay open for SHUTDOWN_IDLE: a proxy may have a request on its way on one. */
  leave: () => Promise<void>;
  /** Mails go nowhere and are shown at /buzon/. */
  hasBuzon: boolean;
  /** Host and name of the PostgreSQL database; undefined if the database is embedded. */
  postgres: string | undefined;
}

const BUNDLE = join(import.meta.dirname, '..', 'dist', 'widgets');

/** Listens first, so that a busy port is known before a database is opened; until the API is ready it answers 503. */
export async function startServer(options: ServerOptions): Promise<StartedServer> {
  let handle: Handler = whileNotReady;
  const host = options.host ?? '127.0.0.1';
  const listener = await listen((request, env) => handle(request, env), { host, port: options.port });
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${listener.port}`;
  try {
    const { api, closeApi, timeouts, metrics, hasBuzon, postgres } = await openApi(options, url);
    const site = createSite(api, options.bundleDir ?? BUNDLE);
    handle = (request, env) => site.fetch(request, env);
    let closing: Promise<void> | undefined;
    const close = async (idleMs: number): Promise<void> => {
      // A client that asks on a connection that is still open learns that it should go elsewhere.
      handle = (request, env) =>
        pathOf(request) === '/readyz' ? whileNotReady(request, env) : site.fetch(request, env);
      await listener.close({ graceMs: timeouts.shutdown * 1000, idleMs });
      await metrics?.close();
      await closeApi();
    };
    return {
      url,
      port: listener.port,
      hasBuzon,
      postgres,
      close: () => (closing ??= close(0)),
      leave: () => (closing ??= close(timeouts.idle * 1000)),
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

/** While the database is opened, and when the server ends. */
const whileNotReady: Handler = (request) =>
  pathOf(request) === '/livez'
    ? Response.json({ estado: 'disponible' })
    : new Response(null, { status: 503, headers: { 'retry-after': '1' } });

const pathOf = ({ url }: Request): string => new URL(url).pathname;

type Handler = (request: Request, env: HttpBindings) => Response | Promise<Response>;

async function openApi(options: ServerOptions, url: string) {
  const { onProgress, memory } = options;
  const read = readConfig({ PUBLIC_URL: url, ...options.env });
  // Mail that goes nowhere is shown at /buzon/: never in production, nor if other machines are served.
  const isProduction = options.env?.NODE_ENV === 'production';
  const buzon = read.smtpUrl === undefined && isLoopback(read.publicUrl) && !isProduction;
  const config = { ...read, buzon, ...(options.log ? {} : { logLevel: 'silent' as const }) };
  const databaseUrl = memory ? undefined : (options.databaseUrl ?? config.databaseUrl);
  const dataDir = memory ? undefined : (options.dataDir ?? config.dataDir);
  onProgress?.('Abriendo la base de datos');
  const database = await openDatabase({
    ...(databaseUrl === undefined ? {} : { url: databaseUrl, limits: postgresLimits(config) }),
    ...(databaseUrl === undefined && dataDir !== undefined ? { dataDir } : {}),
    ...(options.copyOf === undefined ? {} : { copyOf: options.copyOf }),
  });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) onProgress?.(`Tablas al día: ${applied.length} migraciones aplicadas`);
    if (options.seed === 'demo') {
      await seedDemo(database, { today: new Date(), ...(onProgress === undefined ? {} : { onProgress }) });
    }
    const now = options.now;
    const { app, metricsApp, close } = await startApi({
      database,
      config,
      ...(now === undefined ? {} : { now }),
    });
    const { port, host } = config.metrics;
    const metrics =
      port === undefined
        ? undefined
        : await listen(metricsApp.fetch, { host, port, setting: 'METRICS_PORT' }).catch(async (error) => {
            await close();
            throw error;
          });
    const closeApi = async (): Promise<void> => {
      await close();
      await database.close();
    };
    const { host: server, pathname } = new URL(databaseUrl ?? 'embedded:');
    return {
      api: app,
      closeApi,
      metrics,
      timeouts: config.timeouts,
      hasBuzon: buzon,
      // Leaves out the rest of the address, because it contains the password.
      postgres: databaseUrl && `${server}${pathname}`,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function createSite(
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> },
  bundleDir: string,
) {
  const site = new Hono<{ Bindings: HttpBindings }>();
  // Handed over whole, not mounted: the API answers its own 404, 405 and errors as problem+json.
  site.all('/api', (c) => api.fetch(c.req.raw, c.env));
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  for (const path of ['/livez', '/readyz', '/metrics']) site.all(path, (c) => api.fetch(c.req.raw, c.env));
  site.all('/pagar/*', (c) => api.fetch(c.req.raw, c.env));
  site.on(['GET', 'HEAD'], '/widgets/*', (c) =>
    serveBundle(c.req.raw, bundleDir, new URL(c.req.url).pathname.slice('/widgets'.length)),
  );
  site.all('*', (c) => servePage(c.req.raw));
  return site;
}
