/** What the API answers while PostgreSQL hangs, goes away or is busy, and that it recovers by itself. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AppServices, createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import { composePending } from '../../demo/api/correo/composePending.ts';
import { createToken } from '../../demo/api/cuentas/mailTokens.ts';
import { hashClave } from '../../demo/api/cuentas/passwords.ts';
import { type Database, rows } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { pagos } from '../../demo/api/db/schema/cobros.ts';
import { credenciales, cuentas } from '../../demo/api/db/schema/cuentas.ts';
import { facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { correoSaliente, idempotencia } from '../../demo/api/db/schema/servicio.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { takeSlowly } from '../../demo/api/limites/takeSlowly.ts';
import { takesSeat } from '../../src/domain/estados/inscripcion.ts';
import { probeCosteClave } from '../api/support/probes.ts';
import {
  addCliente,
  addCurso,
  newInscripcion,
  openNow,
  persona,
  type SignedIn,
} from '../api/support/school.ts';
import { judgeWork } from '../faults/judgeWork.ts';
import { prepareWork } from '../faults/prepareWork.ts';
import { startWork } from '../faults/startWork.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { type FaultProxy, startFaultProxy } from '../postgres/startFaultProxy.ts';
import { type Cluster, startPostgres } from '../postgres/startPostgres.ts';
import { liftLimits } from '../support/liftLimits.ts';

/** Milliseconds. Much more than needed, so that a busy machine does not fail the test. */
const patience = 120_000;

let cluster: Cluster;
let url: string;
let database: Database;
let proxy: FaultProxy;
let api: ApiProcess;
let services: AppServices;
let ana: SignedIn;
/** The number of the last of those who pay. */
let payers = 7100;

beforeAll(async () => {
  // What was answered is on the disk, so that a test may kill the server.
  cluster = await startPostgres({ durable: true });
  url = await cluster.createDatabase('portal');
  database = await openDatabase({ url });
  await migrate(database);
  services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
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
/** Of courses that no answer in memory has. */
const cursosUnread = () => `/api/cliente/cursos?q=${randomUUID()}`;
const paths = ['/api/cliente', cursosUnread, '/api/cliente/facturas', '/api/cliente/balance'];

function send({ url }: ApiProcess, body: unknown, key: string): Promise<Response> {
  return fetch(`${url}/api/cliente/inscripciones`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

/** Sends an application, again after each failure that passes, under one key; returns its status. */
async function insist(body: unknown, key = randomUUID()): Promise<number> {
  for (;;) {
    const { status } = await send(api, body, key);
    if (status !== 409 && status !== 503) return status;
    await wait(100 * Math.random());
  }
}

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
        // As many as the pool has connections, and as many again.
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

describe('where a connection breaks', () => {
  const apply = async (n: number) => {
    const { id = '' } = await addCurso(database.db, { cupo: 5, ...openNow() });
    return { id, body: newInscripcion({ id }, { participante: persona(n) }) };
  };
  const received = (id: string) => database.db.$count(solicitudes, eq(solicitudes.cursoId, id));

  it('what only reads is read again', async () => {
    expect((await get(cursosUnread())).status).toBe(200);
    proxy.set({ mode: 'pass', dropsAnswerTo: /select/i });
    expect((await get(cursosUnread())).status).toBe(200);
    proxy.set({ mode: 'pass', dropsAnswerTo: /begin/i });
    expect((await get('/api/cliente/balance')).status).toBe(200);
  });

  it.each([
    ['before the commit', /insert into "?solicitudes/],
    ['at the commit, which is carried out', /^Q....commit/s],
    ['while the key is reserved', /insert into "idempotencia/],
    ['at the start', /^Q....begin/s],
  ])('%s, a request with a key is answered and counts once', async (_when, dropsAnswerTo) => {
    const { id, body } = await apply(7000);
    const key = randomUUID();
    proxy.set({ mode: 'pass', dropsAnswerTo });
    const answer = await send(api, body, key);
    expect(answer.status).toBe(202);
    const told = await answer.json();
    expect(await received(id)).toBe(1);
    const again = await send(api, body, key);
    expect([again.status, await again.json()]).toEqual([202, told]);
  });

  it.each([
    ['before the commit', /update "solicitudes/],
    ['at the commit, which is carried out', /^Q....commit/s],
  ])('%s, a mailbox is confirmed by one press', async (_when, dropsAnswerTo) => {
    const { id, body } = await apply(7001);
    const told = (await (await send(api, body, randomUUID())).json()) as { solicitud: string };
    const { correo } = persona(7001);
    const now = new Date();
    const times = { now, caducaEl: new Date(now.getTime() + patience) };
    const token = await createToken(database.db, { solicitud: told.solicitud, correo }, 'correo', times);
    proxy.set({ mode: 'pass', dropsAnswerTo });
    const answer = await fetch(`${api.url}/api/correo/verificar`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
    });
    expect(answer.status).toBe(200);
    const [row] = await database.db.select().from(solicitudes).where(eq(solicitudes.cursoId, id));
    expect(row?.correoVerificadoEl).not.toBe(null);
  });

  it('a session ends at the first press, and the use of one is noted', async () => {
    const beto = await addCliente(services, 2);
    const ask = (method: string, path: string) =>
      fetch(`${api.url}/api/cliente/perfil/sesiones${path}`, { method, headers: beto.as });
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', '/actual'],
    ] as const) {
      proxy.set({ mode: 'pass', dropsAnswerTo: /update "sesiones/ });
      expect([method, path, (await ask(method, path)).ok]).toEqual([method, path, true]);
    }
    expect((await ask('GET', '')).status).toBe(401);
  });

  it('a sign-in is answered', async () => {
    const password = 'una clave larga de prueba';
    const { db } = database;
    const [cuenta] = await db.select().from(cuentas).where(eq(cuentas.clienteId, ana.clienteId));
    const hash = await hashClave(password, probeCosteClave);
    await db.insert(credenciales).values({ cuentaId: cuenta?.id ?? '', hash, cambiadaEl: new Date() });
    for (const dropsAnswerTo of [/insert into "limites/, /from "credenciales/, /insert into "sesiones/]) {
      proxy.set({ mode: 'pass', dropsAnswerTo });
      const answer = await fetch(`${api.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: persona(1).correo, password, type: 'CLI' }),
      });
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    ['at the commit of the attempt', /^Q....commit/s],
    ['before it', /insert into "pagos/],
    ['at the gateway', /insert into "muestra_intentos/],
    ['after the gateway', /update "pagos"/],
    ['at the notice', /insert into "muestra_avisos/],
  ])('%s, a payment is taken and counts once', async (_when, dropsAnswerTo) => {
    const { id } = await addCurso(database.db, { cupo: 5, ...openNow() });
    payers += 1;
    const payer = await addCliente(services, payers);
    const post = (path: string, body: unknown) =>
      fetch(`${api.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...payer.as },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    await post('/api/cliente/inscripciones', newInscripcion({ id }));
    const [factura] = await database.db
      .select()
      .from(facturas)
      .where(eq(facturas.clienteId, payer.clienteId));
    const [numero, valor] = [factura?.numero, factura?.saldo];
    const { url: link } = await post('/api/cliente/enlaces', { facturas: [{ numero, valor }] });
    proxy.set({ mode: 'pass', dropsAnswerTo });
    const answer = await fetch(`${api.url}${link}`, {
      method: 'POST',
      body: new URLSearchParams({ accion: 'aprobar', intento: randomUUID() }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const read = () =>
      database.db
        .select({ estado: pagos.estado, valor: pagos.valor })
        .from(pagos)
        .where(eq(pagos.clienteId, payer.clienteId));
    await expect.poll(read, { timeout: patience }).toEqual([{ estado: 'confirmado', valor }]);
  });

  it('a mail is composed, and not put off', async () => {
    const waiting = () => database.db.$count(correoSaliente, isNotNull(correoSaliente.datos));
    await expect.poll(waiting, { timeout: patience }).toBeGreaterThan(0);
    const through = await openDatabase({ url: proxy.url });
    try {
      const config = readConfig({ LOG_LEVEL: 'silent' });
      const composing = await createServices({ database: through, config });
      proxy.set({ mode: 'pass', dropsAnswerTo: /skip locked/ });
      await composePending(composing);
      expect(await waiting()).toBe(0);
    } finally {
      await through.close();
    }
  });

  it('a statement that would write and does not say that it may be repeated fails, and was carried out once at most', async () => {
    const through = await openDatabase({ url: proxy.url });
    try {
      await through.db.execute(sql`create table prueba (n int)`);
      proxy.set({ mode: 'pass', dropsAnswerTo: /insert into prueba/ });
      await expect(through.db.execute(sql`insert into prueba values (1)`)).rejects.toThrow();
      expect(await rows(database.db, sql`select count(*)::int as n from prueba`)).toEqual([{ n: 1 }]);
    } finally {
      await through.close();
    }
  });
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
        expect(await insist(body)).toBe(202);
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
    const victim = await startApiProcess(url, {
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
    expect(await insist(body, key)).toBe(202);
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
