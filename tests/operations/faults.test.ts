/** The API answers while PostgreSQL hangs, goes away or is busy, and recovers by itself. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { takeSlowly } from '../../demo/api/limites/takeSlowly.ts';
import { addCurso, newInscripcion, openNow, persona } from '../api/support/school.ts';
import { startApiProcess } from '../postgres/startApiProcess.ts';
import type { FaultProxy } from '../postgres/startFaultProxy.ts';
import { insist } from '../support/insist.ts';
import { cursosUnread, type FaultyApi, openFaultyApi, patience, send } from './openFaultyApi.ts';

let faulty: FaultyApi;
let database: Database;
let proxy: FaultProxy;

beforeAll(async () => {
  // Short, since these tests wait until they have passed.
  faulty = await openFaultyApi({ REQUEST_TIMEOUT: '3s', STATEMENT_TIMEOUT: '2s', LOCK_TIMEOUT: '1s' });
  ({ database, proxy } = faulty);
}, patience);
afterEach(() => proxy.set({ mode: 'pass' }));
afterAll(() => faulty?.close());

const get = (path: string) => faulty.get(path);
const paths = ['/api/cliente', cursosUnread, '/api/cliente/facturas', '/api/cliente/balance'];

/** Sends an application, again after each failure that passes, under one key; returns its status. */
const apply = async (body: unknown, key = randomUUID()): Promise<number> =>
  (await insist(() => send(faulty, body, key))).status;

/** Each answer as its status and Retry-After. */
async function askAll(times: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, i) => {
      const path = paths[i % paths.length] ?? '';
      return get(typeof path === 'string' ? path : path());
    }),
  );
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
      // People read this one.
      const page = await fetch(`${faulty.url}/pagar/x`, { headers: { 'accept-language': 'en' } });
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await page.text()).toContain('We cannot take your payment right now');
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
        // Takes as many connections as the pool has, and as many again.
        const held = Promise.all(Array.from({ length: 20 }, () => get('/api/cliente/facturas')));
        expect((await get(cursosUnread())).status).toBe(200);
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

it(
  'when a process is killed in the middle of a request, another takes it up under the same key at once',
  async () => {
    const { id = '' } = await addCurso(database.db, { cupo: 5, ...openNow() });
    const victim = await startApiProcess(faulty.databaseUrl, {
      correo: false,
      env: { LOCK_TIMEOUT: '9m', REQUEST_TIMEOUT: '10m', STATEMENT_TIMEOUT: '9m' },
    });
    const body = newInscripcion({ id }, { participante: persona(6000) });
    const key = randomUUID();
    // Of all that wait for the table, as tasks do too, the transaction that has inserted the row of its key.
    const waiting = sql`select 1 from pg_locks w join pg_locks held using (pid) where not w.granted
      and w.relation = 'solicitudes'::regclass and held.granted and held.relation = 'idempotencia'::regclass`;
    await database.db.transaction(async (tx) => {
      await tx.execute('lock table solicitudes in access exclusive mode');
      const lost = send(victim, body, key).catch(() => 'lost');
      await expect.poll(async () => (await rows(database.db, waiting)).length).toBe(1);
      await victim.kill();
      expect(await lost).toBe('lost');
    });
    expect(await apply(body, key)).toBe(202);
    expect(await database.db.$count(solicitudes, eq(solicitudes.cursoId, id))).toBe(1);
  },
  patience,
);

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

describe('tries within a limit', () => {
  it('are never refused, however many come at once and however much the clocks of their processes differ', async () => {
    const limite = { max: 5, seconds: 900 };
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
