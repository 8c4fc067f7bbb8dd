/**
 * Three hundred people want ten seats at the same moment, some of them twice, on a real PostgreSQL with two processes of the API;
 * one hundred on PGlite, which does one thing at a time. Whatever order the machine gives them: ten get a seat, the others wait in order of arrival.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices, tasks } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { enlaceFacturas, enlaces } from '../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { idempotencia } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { type RunningTasks, startTasks } from '../../demo/api/tareas/startTasks.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import { takesSeat } from '../../src/domain/estados/inscripcion.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { type Cluster, startPostgres } from '../postgres/startPostgres.ts';
import { insist } from '../support/insist.ts';
import { openApi, type TestApi } from './support/api.ts';
import { race } from './support/race.ts';
import { addCliente, addCurso, newInscripcion, openNow, persona, type SignedIn } from './support/school.ts';

const path = '/api/cliente/inscripciones';
const signedIn = 20;
const seats = 10;
/** Milliseconds. Much more than needed, so that a busy machine does not fail the test. */
const patience = 180_000;

type Post = (body: unknown, headers: Record<string, string>) => Promise<Response>;

interface Scene {
  database: Database;
  /** Without an account; a multiple of five. */
  applicants: number;
  /** One for each process of the API. */
  posts: Post[];
  addSignedIn(n: number): Promise<SignedIn>;
}

/** Sends again, under the same key, while the answer is “still in progress” or “not available now”, to each process in turn. */
async function sendUntilDone(posts: Post[], start: number, body: unknown, headers: Record<string, string>) {
  const response = await insist((tries) => {
    const post = posts[(start + tries) % posts.length];
    if (!post) throw new Error('no API');
    return post(body, headers);
  });
  return { status: response.status, text: await response.text() };
}

async function rush({ database, applicants, posts, addSignedIn }: Scene): Promise<void> {
  const { db } = database;
  const curso = await addCurso(db, { cupo: seats, ...openNow() });
  const clientes = await Promise.all(Array.from({ length: signedIn }, (_, i) => addSignedIn(1000 + i)));

  const waiting: Promise<unknown>[] = [];
  for (let n = 1; n <= applicants; n += 1) {
    const body = newInscripcion(curso, { participante: persona(n), aceptaEspera: true, tardoMs: 5000 });
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `192.0.2.${n % 250}` };
    const first = sendUntilDone(posts, n, body, headers);
    // Every third request is sent again while the first still runs, as after a double click.
    const again = n % 3 === 0 ? sendUntilDone(posts, n + 1, body, headers) : first;
    waiting.push(
      Promise.all([first, again]).then(([one, other]) => {
        expect(one.status).toBe(202);
        expect(other).toEqual(one);
      }),
    );
    // Every fifth person applies again with another key, as from another tab.
    if (n % 5 === 0) waiting.push(sendUntilDone(posts, n, body, { 'idempotency-key': randomUUID() }));
  }
  for (const [i, { as }] of clientes.entries()) {
    const headers = { ...as, 'idempotency-key': randomUUID() };
    const body = newInscripcion(curso, { aceptaEspera: true });
    const both = [sendUntilDone(posts, i, body, headers), sendUntilDone(posts, i + 1, body, headers)];
    waiting.push(
      Promise.all(both).then(([one, other]) => {
        expect(one?.status).toBe(201);
        expect(other).toEqual(one);
      }),
    );
  }
  await Promise.all(waiting);
  await expect
    .poll(() => db.$count(solicitudes, eq(solicitudes.estado, 'recibida')), { timeout: patience })
    .toBe(0);

  const all = await db
    .select()
    .from(inscripciones)
    .where(eq(inscripciones.cursoId, curso.id ?? ''))
    .orderBy(asc(inscripciones.numero));
  const [after] = await db
    .select()
    .from(cursos)
    .where(eq(cursos.id, curso.id ?? ''));
  expect(after).toMatchObject({ cupo: seats, ocupados: seats, ultimaEspera: all.length - seats });
  // Nobody is enrolled twice or missing, and the numbers have no gaps or repetitions.
  expect(all.map(({ numero }) => numero)).toEqual(numbers('INS-', 6, applicants + signedIn));
  expect(new Set(all.map((row) => row.participanteIdentificacion)).size).toBe(all.length);
  // The first ten have the seats; the others wait in order of arrival.
  expect(all.filter(({ estado }) => takesSeat(estado))).toEqual(all.slice(0, seats));
  expect(all.slice(seats).map(({ ordenEspera }) => ordenEspera)).toEqual(
    Array.from({ length: all.length - seats }, (_, i) => i + 1),
  );
  // The API stores the order of arrival when it answers.
  const arrivals = await db.select().from(solicitudes).orderBy(asc(solicitudes.orden));
  expect(arrivals.map(({ orden }) => orden)).toEqual(
    Array.from({ length: arrivals.length }, (_, i) => i + 1),
  );
  expect(arrivals).toHaveLength(applicants + Math.floor(applicants / 5));
  const enrolled = arrivals
    .filter(({ estado }) => estado === 'inscrita')
    .map(({ inscripcion }) => inscripcion);
  expect(enrolled).toEqual(enrolled.toSorted());
  expect(enrolled).toHaveLength(applicants);
  expect(arrivals.filter(({ estado }) => estado === 'repetida')).toHaveLength(Math.floor(applicants / 5));
  // Everybody with a seat is billed once.
  const billed = await db.select().from(facturas).orderBy(asc(facturas.numero));
  expect(billed.map(({ numero }) => numero)).toEqual(numbers('001-001-', 9, seats));
  expect(billed.map(({ inscripcion }) => inscripcion).toSorted()).toEqual(
    all.slice(0, seats).map(({ numero }) => numero),
  );
  expect(await db.$count(idempotencia, eq(idempotencia.estado, 'en_curso'))).toBe(0);
}

/** People enrol and cancel at once. The course must never have more or fewer taken seats than it should. */
async function churn(
  { database, posts, addSignedIn }: Scene,
  anular: (post: number, numero: string, as: Record<string, string>) => Promise<Response>,
) {
  const { db } = database;
  const curso = await addCurso(db, { cupo: 5, ...openNow() });
  const people = await Promise.all(Array.from({ length: 24 }, (_, i) => addSignedIn(2000 + i)));
  await Promise.all(
    people.map(async ({ as }, i) => {
      const { status, text } = await sendUntilDone(posts, i, newInscripcion(curso, { aceptaEspera: true }), {
        ...as,
        'idempotency-key': randomUUID(),
      });
      expect(status).toBe(201);
      // Half of them cancel at once, with or without a seat, and twice, as from two windows.
      if (i % 2 === 1) return;
      const { numero } = JSON.parse(text) as { numero: string };
      const answers = await Promise.all([anular(i, numero, as), anular(i + 1, numero, as)]);
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    }),
  );
  const of = eq(inscripciones.cursoId, curso.id ?? '');
  const [after] = await db
    .select()
    .from(cursos)
    .where(eq(cursos.id, curso.id ?? ''));
  expect(after?.ocupados).toBe(5);
  expect(await db.$count(inscripciones, and(of, eq(inscripciones.estado, 'pendiente_pago')))).toBe(5);
  expect(await db.$count(inscripciones, and(of, eq(inscripciones.estado, 'anulada')))).toBe(12);
  // The first of the others to arrive have the seats.
  const stayed = await db
    .select()
    .from(inscripciones)
    .where(and(of, sql`estado <> 'anulada'`))
    .orderBy(asc(inscripciones.numero));
  expect(stayed.map(({ estado }) => estado)).toEqual([
    ...Array<string>(5).fill('pendiente_pago'),
    ...Array<string>(7).fill('en_espera'),
  ]);
  const open = await rows(
    db,
    sql`
    select count(*)::int as n from facturas f join inscripciones i on i.numero = f.inscripcion
    where i.curso_id = ${curso.id} and f.estado = 'emitida' and f.saldo > 0`,
  );
  expect(open).toEqual([{ n: 5 }]);
}

function numbers(prefix: string, digits: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));
}

describe('on PGlite', () => {
  let api: TestApi;
  let running: RunningTasks;
  let scene: Scene;

  beforeAll(async () => {
    api = await openApi({ base: 'empty', config: { trustProxy: 1, limites: unlimited() } });
    Object.assign(api.services, { now: () => new Date() });
    // Without mail, which this test does not need and which shares PGlite's one connection.
    const enrolling = tasks.filter(({ name }) => name !== 'correo');
    running = startTasks(api.services, enrolling);
    scene = {
      database: api.database,
      applicants: 100,
      posts: [(body, headers) => api.post(path, body, headers)],
      addSignedIn: (n) => addCliente(api.services, n),
    };
  });
  afterAll(async () => {
    await running.close();
    await api.close();
  });

  it('ten of one hundred get a seat, and the others wait in order of arrival', () => rush(scene), patience);

  it('while people enrol and cancel, the course never has more or fewer taken seats than it should', () =>
    churn(scene, (_, numero, as) => api.post(`${path}/${numero}/anular`, { motivo: 'otro' }, as)));
});

describe('on PostgreSQL, with two processes', () => {
  let cluster: Cluster;
  let url: string;
  let database: Database;
  let processes: ApiProcess[] = [];
  let scene: Scene;

  beforeAll(async () => {
    cluster = await startPostgres();
    url = await cluster.createDatabase('portal');
    database = await openDatabase({ url });
    await migrate(database);
    const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
    processes = await Promise.all([1, 2].map(() => startApiProcess(url, { correo: false })));
    const post =
      ({ url: base }: ApiProcess): Post =>
      (body, headers) =>
        send(`${base}${path}`, body, headers);
    scene = {
      database,
      applicants: 300,
      posts: processes.map(post),
      addSignedIn: (n) => addCliente(services, n),
    };
  }, patience);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await database?.close();
    await cluster?.stop();
  });

  it('ten of three hundred get a seat, and the others wait in order of arrival', () => rush(scene), patience);

  it('while people enrol and cancel, the course never has more or fewer taken seats than it should', () =>
    churn(scene, (i, numero, as) =>
      send(`${processes[i % 2]?.url}${path}/${numero}/anular`, { motivo: 'otro' }, as),
    ));

  it('a payment at the deadline has one outcome, and no money is lost', async () => {
    const { db } = database;
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const open = async () => createServices({ database: await openDatabase({ url }), config });
    const watchers = await Promise.all([open(), open()]);
    const services = await createServices({ database, config });
    const outcomes: [number, number] = [0, 0];
    try {
      // Repeats until both outcomes have happened, because chance decides which comes first.
      for (let round = 0; round < 8 && outcomes.includes(0); round += 1) {
        const { id = '' } = await addCurso(db, { cupo: 12, ...openNow() });
        const { as } = await scene.addSignedIn(4000 + round);
        for (let n = 0; n < 24; n += 1) {
          const participante = persona(4100 + round * 100 + n);
          const body = newInscripcion({ id }, { participante, aceptaEspera: true });
          const headers = { ...as, 'idempotency-key': randomUUID() };
          expect((await sendUntilDone(scene.posts, n, body, headers)).status).toBe(201);
        }
        const urls = processes.map((one) => one.url);
        const [paid, lost] = await race({ services, cursoId: id, urls, watchers });
        outcomes[0] += paid;
        outcomes[1] += lost;
      }
    } finally {
      await Promise.all(watchers.map((watcher) => watcher.database.close()));
    }
  });

  it('of ten requests for the same link at once, one creates it and nine find it; a link for another amount replaces it', async () => {
    const { ana, numero } = await enrolled(9000);
    const factura = await invoiceOf(numero);
    const ask = async (valor: number, i: number) => {
      const body = { facturas: [{ numero: factura, valor }] };
      const headers = { ...ana.as, 'idempotency-key': randomUUID() };
      const response = await send(`${processes[i % 2]?.url}/api/cliente/enlaces`, body, headers);
      expect(response.status).toBe(201);
      return ((await response.json()) as Enlace).id;
    };
    const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(5_000, i)));
    expect(new Set(ids).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(1_000 + i, i)));
    expect(new Set([...ids, ...others]).size).toBe(11);
    const active = await database.db
      .select({ id: enlaces.id })
      .from(enlaces)
      .innerJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, enlaces.id))
      .where(and(eq(enlaceFacturas.factura, factura), eq(enlaces.estado, 'activo')));
    expect(active).toHaveLength(1);
    expect(others).toContain(active[0]?.id);
  });

  it('a seat taken through one process shows soon in the answers of the other, which keeps them in memory', async () => {
    const { id } = await addCurso(scene.database.db, { cupo: 5, ...openNow() });
    const seatsIn = (process: ApiProcess) => async () => {
      const answer = await fetch(`${process.url}/api/cliente/cursos/${id}`);
      return ((await answer.json()) as { cuposDisponibles: number }).cuposDisponibles;
    };
    for (const process of processes) expect(await seatsIn(process)()).toBe(5);
    const { as } = await scene.addSignedIn(7000);
    const headers = { ...as, 'idempotency-key': randomUUID() };
    const body = newInscripcion({ id: id ?? '' });
    expect((await sendUntilDone(scene.posts, 0, body, headers)).status).toBe(201);
    for (const process of processes) await expect.poll(seatsIn(process), { timeout: patience }).toBe(4);
  });

  it('a preview of cancelling needs none of the locks that cancelling takes', async () => {
    const { ana, numero } = await enrolled(9001);
    const factura = await invoiceOf(numero);
    await database.db.transaction(async (tx) => {
      await tx.select().from(cursos).for('update');
      await tx.select().from(inscripciones).where(eq(inscripciones.numero, numero)).for('update');
      await tx.select().from(facturas).where(eq(facturas.numero, factura)).for('update');
      const url = `${processes[0]?.url}${path}/${numero}/anular`;
      const response = await fetch(url, { headers: ana.as, signal: AbortSignal.timeout(30_000) });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ numero, puedeAnular: true, anulaFactura: true });
    });
  });

  /** Somebody with an unpaid seat in a course of their own. */
  async function enrolled(n: number) {
    const curso = await addCurso(database.db, { cupo: 5, ...openNow() });
    const ana = await scene.addSignedIn(n);
    const { status, text } = await sendUntilDone(scene.posts, n, newInscripcion(curso), {
      ...ana.as,
      'idempotency-key': randomUUID(),
    });
    expect(status).toBe(201);
    return { ana, numero: (JSON.parse(text) as { numero: string }).numero };
  }

  async function invoiceOf(inscripcion: string): Promise<string> {
    const [row] = await database.db.select().from(facturas).where(eq(facturas.inscripcion, inscripcion));
    return row?.numero ?? '';
  }

  it('if a process dies, another one enrols its applications', async () => {
    const { db } = database;
    const curso = await addCurso(db, { cupo: 50, ...openNow() });
    const victim = await startApiProcess(url, { correo: false });
    const applying = Array.from({ length: 30 }, async (_, n) => {
      const body = newInscripcion(curso, { participante: persona(3000 + n) });
      const response = await send(`${victim.url}${path}`, body, { 'idempotency-key': randomUUID() }).catch(
        () => undefined,
      );
      return response?.status === 202;
    });
    await Promise.all(applying.slice(0, 10));
    await victim.kill();
    const answered = (await Promise.all(applying)).filter(Boolean).length;
    // The other process looks once a minute; an application to it wakes it earlier.
    await send(`${processes[0]?.url}${path}`, newInscripcion(curso, { participante: persona(3999) }), {});
    await expect.poll(() => db.$count(solicitudes, eq(solicitudes.estado, 'recibida'))).toBe(0);
    const made = await db.$count(inscripciones, eq(inscripciones.cursoId, curso.id ?? ''));
    expect(made).toBeGreaterThanOrEqual(answered + 1);
    expect(made).toBe(
      await db.$count(
        solicitudes,
        and(eq(solicitudes.cursoId, curso.id ?? ''), eq(solicitudes.estado, 'inscrita')),
      ),
    );
  });
});

function send(url: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function unlimited() {
  const { limites } = readConfig({});
  return Object.fromEntries(
    Object.keys(limites).map((name) => [name, { max: 1_000_000, seconds: 60 }]),
  ) as typeof limites;
}
