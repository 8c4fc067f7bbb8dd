/** Many people at once, through two processes of the API on one database. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { enlaceFacturas, enlaces } from '../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { createCopy } from './support/copies.ts';
import { race } from './support/race.ts';
import { type Post, patience, rush, type Scene, sendUntilDone } from './support/rush.ts';
import { addCliente, addCurso, newInscripcion, openNow, persona } from './support/school.ts';

const path = '/api/cliente/inscripciones';

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

/** A busy machine does not make the API give up what it would have done. */
const env = { LOCK_TIMEOUT: '40s', STATEMENT_TIMEOUT: '50s', REQUEST_TIMEOUT: '1m' };

describe('with two processes', () => {
  let copy: Awaited<ReturnType<typeof createCopy>>;
  let url: string;
  let database: Database;
  let processes: ApiProcess[] = [];
  let scene: Scene;

  beforeAll(async () => {
    copy = await createCopy('empty');
    url = copy.url;
    database = await openDatabase({ url });
    const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
    processes = await Promise.all([1, 2].map(() => startApiProcess(url, { correo: false, env })));
    const post =
      ({ url: base }: ApiProcess): Post =>
      (body, headers) =>
        send(`${base}${path}`, body, headers);
    scene = {
      database,
      applicants: 100,
      posts: processes.map(post),
      addSignedIn: (n) => addCliente(services, n),
    };
  }, patience);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await database?.close();
    await copy?.drop();
  });

  it('ten of one hundred get a seat, and the others wait in order of arrival', () => rush(scene), patience);

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
      for (let round = 0; round < 4 && outcomes.includes(0); round += 1) {
        const { id = '' } = await addCurso(db, { cupo: 12, ...openNow() });
        const { as } = await scene.addSignedIn(4000 + round);
        const enrolled = Array.from({ length: 24 }, async (_, n) => {
          const participante = persona(4100 + round * 100 + n);
          const body = newInscripcion({ id }, { participante, aceptaEspera: true });
          const headers = { ...as, 'idempotency-key': randomUUID() };
          expect((await sendUntilDone(scene.posts, n, body, headers)).status).toBe(201);
        });
        await Promise.all(enrolled);
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
    const victim = await startApiProcess(url, { correo: false, env });
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
