/** The API answers while PostgreSQL hangs, goes away or is busy, and recovers by itself. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { idempotencia } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { takeSlowly } from '../../demo/api/limites/takeSlowly.ts';
import { takesSeat } from '../../src/domain/estados/inscripcion.ts';
import { addCurso, newInscripcion, openNow, persona } from '../api/support/school.ts';
import { judgeWork } from '../faults/judgeWork.ts';
import { prepareWork } from '../faults/prepareWork.ts';
import { startWork } from '../faults/startWork.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import type { FaultProxy } from '../postgres/startFaultProxy.ts';
import type { Cluster } from '../postgres/startPostgres.ts';
import { insist } from '../support/insist.ts';
import { liftLimits } from '../support/liftLimits.ts';
import { cursosUnread, type FaultyApi, openFaultyApi, patience, send } from './openFaultyApi.ts';

let faulty: FaultyApi;
let cluster: Cluster;
let database: Database;
let proxy: FaultProxy;
let api: ApiProcess;

beforeAll(async () => {
  faulty = await openFaultyApi();
  ({ cluster, database, proxy, api } = faulty);
}, patience);
afterEach(() => proxy.set({ mode: 'pass' }));
afterAll(() => faulty?.close());

const get = (path: string) => faulty.get(path);
const paths = ['/api/cliente', cursosUnread, '/api/cliente/facturas', '/api/cliente/balance'];

/** Sends an application, again after each failure that passes, under one key; returns its status. */
const apply = async (body: unknown, key = randomUUID()): Promise<number> =>
  (await insist(() => send(api, body, key))).status;

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
      const page = await fetch(`${api.url}/pagar/x`, { headers: { 'accept-language': 'en' } });
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
  'with connections that break at any moment, nothing that was answered is lost or doubled, and seats are exact',
  async () => {
    const seats = 20;
    const people = 60;
    const { id = '' } = await addCurso(database.db, { cupo: seats, ...openNow() });
    proxy.set({ mode: 'pass', resets: 0.02 });
    await Promise.all(
      Array.from({ length: people }, async (_, n) => {
        const participante = persona(5000 + n);
        const body = newInscripcion({ id }, { participante, aceptaEspera: true });
        expect(await apply(body)).toBe(202);
      }),
    );
    proxy.set({ mode: 'pass' });
    const { db } = database;
    await expect
      .poll(
        () => db.$count(solicitudes, and(eq(solicitudes.cursoId, id), eq(solicitudes.estado, 'inscrita'))),
        { timeout: patience, interval: 500 },
      )
      .toBe(people);
    expect(await db.$count(solicitudes, eq(solicitudes.cursoId, id))).toBe(people);
    const made = await db.select().from(inscripciones).where(eq(inscripciones.cursoId, id));
    expect(made).toHaveLength(people);
    expect(made.filter(({ estado }) => takesSeat(estado))).toHaveLength(seats);
  },
  patience,
);

it(
  'when a process is killed in the middle of a request, another takes it up under the same key, long before its deadline',
  async () => {
    const { id = '' } = await addCurso(database.db, { cupo: 5, ...openNow() });
    const victim = await startApiProcess(faulty.url, {
      correo: false,
      env: { LOCK_TIMEOUT: '9m', REQUEST_TIMEOUT: '10m', STATEMENT_TIMEOUT: '9m' },
    });
    const body = newInscripcion({ id }, { participante: persona(6000) });
    const key = randomUUID();
    await database.db.transaction(async (tx) => {
      await tx.execute('lock table solicitudes in access exclusive mode');
      const lost = send(victim, body, key).catch(() => 'lost');
      await expect.poll(() => database.db.$count(idempotencia, eq(idempotencia.estado, 'en_curso'))).toBe(1);
      await victim.kill();
      expect(await lost).toBe('lost');
    });
    const started = performance.now();
    expect(await apply(body, key)).toBe(202);
    // The lease alone would end after 60 s.
    expect(performance.now() - started).toBeLessThan(45_000);
    expect(await database.db.$count(solicitudes, eq(solicitudes.cursoId, id))).toBe(1);
  },
  patience,
);

it(
  'when PostgreSQL is killed in the middle of applications and payments, nothing that was answered is lost or doubled',
  async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    liftLimits(config);
    const work = await prepareWork(await createServices({ database, config }), 12);
    const { done, reached } = startWork(work, () => api.url);
    await reached(0.3);
    await cluster.crash();
    await cluster.restart();
    await recovers();
    const all = await done;
    expect(all.answered).toHaveLength(work.jobs.length);
    expect(await judgeWork(database, work, all)).toEqual({ lost: 0, doubled: 0, broken: [] });
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

describe('free tries', () => {
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
