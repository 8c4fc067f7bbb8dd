/** Opens an API for a test file: with a copy of a prepared database, a clock that tests set, and the log as lines. */
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type AppServices, buildApp, createServices } from '../../../demo/api/app.ts';
import { type ApiConfig, readConfig } from '../../../demo/api/config.ts';
import type { Database } from '../../../demo/api/db/db.ts';
import { rows } from '../../../demo/api/db/rows.ts';
import type { ApiEnv } from '../../../demo/api/http/context.ts';
import { type Base, lendCopy } from './copies.ts';
import { demo } from './demo.ts';
import { probeClaveCost } from './probes.ts';
import { today } from './today.ts';

export interface TestApi {
  app: Hono<ApiEnv>;
  /** Background work needs them; it runs only when a test runs it. */
  services: AppServices;
  database: Database;
  /** Set it to change the time. */
  clock: { now: Date };
  logs: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A token of the account, through POST /api/auth/login. */
  login(username?: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export { demo };

interface Options {
  base?: Base;
  config?: Partial<ApiConfig>;
}

/** Opens an API for a file; closing it gives the database back, for the files after it. */
export async function openApi({ base = 'demo', config }: Options = {}): Promise<TestApi> {
  const { database, giveBack } = await lendCopy(base);
  return serve(database, config, giveBack);
}

/** Opens an API on any migrated database, which `leave` closes. */
export async function serve(
  database: Database,
  config: Partial<ApiConfig> | undefined,
  leave = () => database.close(),
): Promise<TestApi> {
  const clock = { now: today };
  const logs: string[] = [];
  const services = await createServices({
    database,
    config: { ...readConfig({}), claveCost: probeClaveCost, ...config },
    now: () => clock.now,
    logger: pino({ level: 'trace', base: null }, { write: (line) => void logs.push(line) }),
  });
  const app = buildApp(services);
  const send =
    (method: string) =>
    async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
  return {
    app,
    services,
    database,
    clock,
    logs,
    get: async (path, headers = {}) => app.request(path, { headers }),
    post: send('POST'),
    patch: send('PATCH'),
    async login(username = demo.username, password = demo.password) {
      const response = await send('POST')('/api/auth/login', { username, password, type: 'CLI' });
      if (response.status !== 200)
        throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
      return ((await response.json()) as { accessToken: string }).accessToken;
    },
    close: () => {
      services.pasarela.close();
      return leave();
    },
  };
}

/** Opens an API for a single test; its database is restored afterwards. */
export async function openApiForTest({ base = 'demo', config }: Options = {}): Promise<TestApi> {
  const { database, giveBack } = await lendCopy(base);
  onTestFinished(giveBack);
  return serve(database, config);
}

/** Signs in as the client, other than the demo's, who has most of these records. */
export async function loginOther(api: TestApi, records: 'inscripciones' | 'recibos'): Promise<string> {
  const [account] = await rows(
    api.database.db,
    sql`select c.correo from cuentas c join ${sql.identifier(records)} using (cliente_id) where c.correo <> ${demo.username} group by c.correo order by count(*) desc limit 1`,
  );
  return api.login(String(account?.correo));
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Returns the body as type `T` without a check. */
export async function json<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: { pointer: string; code: string }[];
  fecha?: string;
}
