/** What the API answers while PostgreSQL hangs, goes away or is busy, and that it recovers by itself. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import { type Database, rows } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { takeSlowly } from '../../demo/api/limites/takeSlowly.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { type FaultProxy, startFaultProxy } from '../postgres/startFaultProxy.ts';
import { type Cluster, startPostgres } from '../postgres/startPostgres.ts';
import { addCliente, type SignedIn } from './support/school.ts';

/** Milliseconds. Much more than needed, so that a busy machine does not fail the test. */
const patience = 120_000;

let cluster: Cluster;
let database: Database;
let proxy: FaultProxy;
let api: ApiProcess;
let ana: SignedIn;

beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.createDatabase('portal');
  database = await openDatabase({ url });
  await migrate(database);
  const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
  ana = await addCliente(services, 1);
  proxy = await startFaultProxy(url);
  api = await startApiProcess(proxy.url, {
    correo: false,
    env: { REQUEST_TIMEOUT: '3s', STATEMENT_TIMEOUT: '2s', LOCK_TIMEOUT: '1s' },
  });
}, patience);
afterEach(() => proxy.set({ mode: 'pass' }));
afterAll(async () => {
  proxy?.set({ mode: 'pass' });
  await api?.stop();
  await proxy?.close();
  await database?.close();
  await cluster?.stop();
});

const get = (path: string) => fetch(`${api.url}${path}`, { headers: ana.as });
const paths = ['/api/cliente', '/api/cliente/cursos', '/api/cliente/facturas', '/api/cliente/balance'];

/** Each answer as its status and Retry-After. */
async function askAll(times: number): Promise<string[]> {
  const asked = Array.from({ length: times }, (_, i) => get(paths[i % paths.length] ?? ''));
  const answers = await Promise.all(asked);
  return answers.map(({ status, headers }) => [status, headers.get('retry-after')].join(' ').trim());
}

const unavailable = (times: number) => Array.from({ length: times }, () => '503 5');

const recovers = () =>
  expect
    .poll(() => askAll(paths.length), { timeout: patience, interval: 200 })
    .toEqual(paths.map(() => '200'));

describe('while the database', () => {
  it(
    'says nothing, every request is 503 with Retry-After, more than the pool has connections; then all work again',
    async () => {
      expect(await askAll(8)).toEqual(Array.from({ length: 8 }, () => '200'));
      proxy.set({ mode: 'hold' });
      expect(await askAll(40)).toEqual(unavailable(40));
      expect(await askAll(20)).toEqual(unavailable(20));
      expect((await get('/api/salud')).status).toBe(503);
      proxy.set({ mode: 'pass' });
      await recovers();
      expect((await get('/api/salud')).status).toBe(200);
    },
    patience,
  );

  it(
    'resets every connection, every request is 503 with Retry-After; then all work again',
    async () => {
      proxy.set({ mode: 'cut' });
      for (let round = 0; round < 3; round += 1) expect(await askAll(24)).toEqual(unavailable(24));
      proxy.set({ mode: 'pass' });
      await recovers();
    },
    patience,
  );

  it(
    'keeps a table locked, only who needs that table gets 503, and the others are answered',
    async () => {
      await database.db.transaction(async (tx) => {
        await tx.execute('lock table facturas in access exclusive mode');
        // As many as the pool has connections, and as many again.
        const held = Promise.all(Array.from({ length: 20 }, () => get('/api/cliente/facturas')));
        expect((await get('/api/cliente/cursos')).status).toBe(200);
        expect((await get('/api/cliente')).status).toBe(200);
        for (const { status, headers } of await held) {
          expect([status, headers.get('retry-after')]).toEqual([503, '5']);
        }
      });
      expect((await get('/api/cliente/facturas')).status).toBe(200);
    },
    patience,
  );
});

describe('the clock', () => {
  it('is the database’s, also when somebody sets that of the machine', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
    const seen = services.now().getTime();
    vi.useRealTimers();
    const [row] = await rows(database.db, sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
    expect(Math.abs(Number(row?.ms) - seen)).toBeLessThan(600_000);
  });
});

describe('free tries', () => {
  it('are never refused, however many come at once and however much the clocks of their processes differ', async () => {
    const limite = { max: 5, segundos: 900 };
    for (let round = 0; round < 60; round += 1) {
      const minutes = [0, 3, -3, 5, -5];
      const tries = minutes.map((skew) =>
        takeSlowly(database.db, 'prueba', `${round}`, limite, new Date(Date.now() + skew * 60_000)),
      );
      expect(await Promise.allSettled(tries)).toEqual(
        minutes.map(() => ({ status: 'fulfilled', value: undefined })),
      );
    }
  });
});
