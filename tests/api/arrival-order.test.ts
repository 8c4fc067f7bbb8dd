/** The order between a client who enrols and applications of the public form that are not handled yet. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { json, openApiForTest, type TestApi } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';

const path = '/api/cliente/inscripciones';
let api: TestApi;
let ana: SignedIn;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty' });
  ana = await addCliente(api.services, 1);
});

const db = () => api.database.db;
const pending = () => db().$count(solicitudes, eq(solicitudes.estado, 'recibida'));

async function openCurso(cupo: number | null): Promise<{ id: string }> {
  const { id = '' } = await addCurso(db(), { cupo });
  return { id };
}

/** Sends applications, which stay in the queue because tests run no background work. */
async function apply(curso: { id: string }, ...people: number[]): Promise<void> {
  for (const n of people) {
    const body = newInscripcion(curso, { participante: persona(n), aceptaEspera: true, tardoMs: 5000 });
    expect((await api.post(path, body)).status).toBe(202);
  }
}

const enrol = (curso: { id: string }, n: number) =>
  api.post(path, newInscripcion(curso, { participante: persona(n), aceptaEspera: true }), ana.as);

async function inOrder(curso: { id: string }) {
  const rows = await db()
    .select()
    .from(inscripciones)
    .where(eq(inscripciones.cursoId, curso.id))
    .orderBy(inscripciones.numero);
  return rows.map((row) => [row.participanteIdentificacion, row.estado, row.ordenEspera]);
}

it('a client does not wait for applications if there are seats for all', async () => {
  for (const curso of [await openCurso(3), await openCurso(null)]) {
    await apply(curso, 10, 11);
    const { estado } = await json<Inscripcion>(await enrol(curso, 12));
    expect(estado).toBe('pendiente_pago');
    expect(await pending()).toBe(2);
    await solicitudesTask.run(api.services);
    expect((await inOrder(curso)).map(([who, state]) => [who, state])).toEqual(
      [12, 10, 11].map((n) => [persona(n).identificacion, 'pendiente_pago']),
    );
  }
});

it('a client comes after applications for the last seat', async () => {
  const curso = await openCurso(2);
  await apply(curso, 10, 11);
  const { estado, posicionEspera } = await json<Inscripcion>(await enrol(curso, 12));
  expect({ estado, posicionEspera }).toEqual({ estado: 'en_espera', posicionEspera: 1 });
  expect(await inOrder(curso)).toEqual([
    [persona(10).identificacion, 'pendiente_pago', null],
    [persona(11).identificacion, 'pendiente_pago', null],
    [persona(12).identificacion, 'en_espera', 1],
  ]);
});

it('a client waits behind applications in the list of a full course', async () => {
  const curso = await openCurso(1);
  await enrol(curso, 9);
  await apply(curso, 10, 11);
  const { posicionEspera } = await json<Inscripcion>(await enrol(curso, 12));
  expect(posicionEspera).toBe(3);
});

it('when the institution adds seats, a client comes after the waiting list and earlier applications', async () => {
  const curso = await openCurso(1);
  await enrol(curso, 9);
  await enrol(curso, 10);
  await apply(curso, 11);
  await db().execute(`update cursos set cupo = 3 where id = '${curso.id}'`);
  const { estado, posicionEspera } = await json<Inscripcion>(await enrol(curso, 12));
  expect({ estado, posicionEspera }).toEqual({ estado: 'en_espera', posicionEspera: 1 });
});

it('a client is refused if an earlier application is for the same person', async () => {
  const curso = await openCurso(null);
  await apply(curso, 10);
  const answer = await enrol(curso, 10);
  expect(answer.status).toBe(422);
  expect(await json(answer)).toMatchObject({ code: 'inscripcion_duplicada' });
  expect(await inOrder(curso)).toEqual([[persona(10).identificacion, 'pendiente_pago', null]]);
});

it('an application that cannot be processed does not block a client', async () => {
  const curso = await openCurso(1);
  await apply(curso, 10);
  // The table of enrolments refuses this application, so handling it fails.
  await db().execute(`update solicitudes set participante = participante - 'nombres'`);
  const { estado } = await json<Inscripcion>(await enrol(curso, 12));
  expect(estado).toBe('pendiente_pago');
  expect(await pending()).toBe(1);
});

it('when the server closes, background work finishes its current step, and the rest is enrolled after the next start', async () => {
  const curso = await openCurso(null);
  const many = 24;
  await apply(curso, ...Array.from({ length: many }, (_, i) => 40 + i));
  const before = await pending();
  // The server closes while the first of them are being enrolled.
  let closed: Promise<void> | undefined;
  const transaction = db().transaction.bind(db());
  const enrolling = vi.spyOn(db(), 'transaction').mockImplementation((...args) => {
    closed ??= running.close();
    return transaction(...args);
  });
  const running = startTasks(api.services, [solicitudesTask]);
  await expect.poll(() => closed !== undefined).toBe(true);
  await closed;
  enrolling.mockRestore();
  const left = await pending();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(before);
  // The work does not continue by itself.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await pending()).toBe(left);
  await solicitudesTask.run(api.services);
  expect(await pending()).toBe(0);
  expect(await inOrder(curso)).toHaveLength(many);
});
