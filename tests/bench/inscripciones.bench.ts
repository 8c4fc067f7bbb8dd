// Applications and enrolments per second with fifty people at once, on PGlite (in this process) and on PostgreSQL (the API
// as a process of its own, commits reach the disk), beside an empty route of hono and a bare INSERT; and what the memory
// of the API does over ten thousand applications.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type AppServices, buildApp, createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import { listen } from '../../demo/serve/listen.ts';
import { addDays, dayOf } from '../../src/domain/fechas.ts';
import { addCliente, addCurso, newInscripcion, persona } from '../api/support/school.ts';
import { startApiProcess } from '../postgres/startApiProcess.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { liftLimits } from '../support/liftLimits.ts';
import type { Bench } from './run.ts';

const AT_ONCE = 50;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1000);
const MANY = Number(process.env.BENCH_MANY ?? 10_000);

let people = 0;

function somebody() {
  people += 1;
  return persona(people);
}

interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** `count` times, `atOnce` at a time. */
async function hammer(count: number, one: () => Promise<unknown>, atOnce = AT_ONCE): Promise<Measured> {
  const times: number[] = [];
  let left = count;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        const begun = performance.now();
        await one();
        times.push(performance.now() - begun);
      }
    }),
  );
  const perSecond = count / ((performance.now() - start) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Measures after a first round that does not count: it compiles code and opens connections. */
async function warm(one: () => Promise<unknown>): Promise<Measured> {
  await hammer(AT_ONCE * 2, one);
  return hammer(ROUNDS, one);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function line(name: string, { perSecond, p50, p95, p99 }: Measured): string {
  const figures = `${perSecond.toFixed(0).padStart(6)} /s   p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`;
  return `${name.padEnd(24)}${figures}`;
}

/** Says how many times the yardstick could have been done in the time of one. */
function ratio(name: string, one: Measured, yardsticks: readonly (readonly [string, Measured])[]): string {
  const costs = yardsticks.map(
    ([what, yardstick]) => `${(yardstick.perSecond / one.perSecond).toFixed(0)} × ${what}`,
  );
  return `${name.padEnd(24)}costs ${costs.join(', ')}`;
}

/** Retries once if an idle connection was closed just then: its idempotency key makes the request count once. */
async function ask(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    return fetch(url, init);
  }
}

function post(base: string, body: unknown, headers: Record<string, string>, expected: number) {
  return async (): Promise<void> => {
    const response = await ask(`${base}/api/cliente/inscripciones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== expected) throw new Error(`${response.status}: ${text}`);
  };
}

async function emptyRoute(): Promise<Measured> {
  const app = new Hono().get('/', (c) => c.body(null, 204));
  const listener = await listen((request) => app.fetch(request), { host: '127.0.0.1', port: 0 });
  const measured = await warm(async () => {
    await (await ask(`http://127.0.0.1:${listener.port}/`)).arrayBuffer();
  });
  await listener.close();
  return measured;
}

async function bareInsert({ db }: Database): Promise<Measured> {
  await db.execute(sql`create table banco (id uuid primary key, texto text not null)`);
  return warm(() => db.execute(sql`insert into banco values (${randomUUID()}, 'una fila')`));
}

async function measure(services: AppServices, base: string): Promise<string[]> {
  const { database } = services;
  const today = dayOf(Date.now());
  const dates = {
    inicio: addDays(today, 30),
    fin: addDays(today, 40),
    inscripcionDesde: addDays(today, -1),
    inscripcionHasta: addDays(today, 20),
    anulacionHasta: addDays(today, 25),
  };
  const applied = await addCurso(database.db, dates);
  const enrolled = await addCurso(database.db, dates);
  const { as } = await addCliente(services, 900_000);
  const apply = () => post(base, newInscripcion(applied, { participante: somebody() }), {}, 202)();
  const enrol = () => post(base, newInscripcion(enrolled, { participante: somebody() }), as, 201)();
  const route = await emptyRoute();
  const insert = await bareInsert(database);
  const application = await warm(apply);
  // A client who enrols in the same course while its applications are pending.
  const behind = await hammer(
    20,
    () => post(base, newInscripcion(applied, { participante: somebody() }), as, 201)(),
    1,
  );
  const queue = await drained(database);
  const enrolment = await warm(enrol);
  const yardsticks = [
    ['the empty route', route],
    ['the bare INSERT', insert],
  ] as const;
  return [
    line('empty route of hono', route),
    line('bare INSERT', insert),
    line('application (202)', application),
    line('… a client among them', behind),
    `${'… until all enrolled'.padEnd(24)}${queue.toFixed(1).padStart(6)} s`,
    line('enrolment, billed (201)', enrolment),
    ratio('application', application, yardsticks),
    ratio('enrolment', enrolment, yardsticks),
  ];
}

/** Returns the seconds that the queue of applications takes after the last answer. */
async function drained({ db }: Database): Promise<number> {
  const start = performance.now();
  while ((await db.$count(solicitudes, eq(solicitudes.estado, 'recibida'))) > 0) await wait(50);
  return (performance.now() - start) / 1000;
}

function services(database: Database): Promise<AppServices> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  // Everything comes from one address, and its limit is not what is measured.
  liftLimits(config);
  return createServices({ database, config });
}

async function onPglite(): Promise<string[]> {
  const database = await openDatabase();
  await migrate(database);
  const own = await services(database);
  const app = buildApp(own);
  const work = startTasks(own, [solicitudesTask]);
  const listener = await listen((request, env) => app.fetch(request, env), { host: '127.0.0.1', port: 0 });
  const lines = await measure(own, `http://127.0.0.1:${listener.port}`);
  await listener.close();
  await work.close();
  await database.close();
  return lines;
}

async function onPostgres(): Promise<string[]> {
  const cluster = await startPostgres({ durable: true });
  const url = await cluster.createDatabase('banco');
  const database = await openDatabase({ url });
  await migrate(database);
  const api = await startApiProcess(url, { correo: false });
  const lines = await measure(await services(database), api.url);

  const free = await addCurso(database.db, {
    inicio: addDays(dayOf(Date.now()), 30),
    fin: addDays(dayOf(Date.now()), 40),
    inscripcionHasta: addDays(dayOf(Date.now()), 20),
    precio: 0,
  });
  const apply = () => post(api.url, newInscripcion(free, { participante: somebody() }), {}, 202)();
  await hammer(MANY / 10, apply);
  await drained(database);
  const before = await api.memory();
  await hammer(MANY, apply);
  await drained(database);
  const after = await api.memory();
  const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
  await api.stop();
  await database.close();
  await cluster.stop();
  return [
    ...lines,
    `memory over ${MANY} applications: heap ${mb(before.heapUsed)} → ${mb(after.heapUsed)}, resident ${mb(before.rss)} → ${mb(after.rss)}`,
  ];
}

export const bench: Bench = {
  title: `Enrolling, ${AT_ONCE} at once`,
  async run() {
    const pglite = await onPglite();
    const postgres = await onPostgres();
    return [
      'PGlite',
      ...pglite.map((line) => `  ${line}`),
      'PostgreSQL',
      ...postgres.map((line) => `  ${line}`),
    ];
  },
};
