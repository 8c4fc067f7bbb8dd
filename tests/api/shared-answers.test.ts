/** Answers for everybody come from memory, and are right at once in the process that changed them and soon in the others. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bearer, json, openApiForTest, serve, type TestApi } from './support/api.ts';
import { addCurso, newInscripcion } from './support/school.ts';
import { watchStatements } from './support/statements.ts';

const list = '/api/cliente/cursos';

// An answer of which nothing is said is forgotten within a second too. Here that time does not pass.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()));
afterEach(() => void vi.restoreAllMocks());

interface Seats {
  cuposDisponibles: number;
}

const seatsOf = async (api: TestApi, id: string | undefined) =>
  (await json<Seats>(await api.get(`${list}/${id}`))).cuposDisponibles;

it('the list of courses is read once for many', async () => {
  const api = await openApiForTest();
  const statements = watchStatements(api.database);
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.get(list)));
  // The page, its sessions, the total with what may be filtered by.
  expect(statements.stop()).toHaveLength(3);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  const [first] = answers;
  const again = await api.get(list, { 'if-none-match': first?.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  for (const answer of [first, again]) expect(answer?.headers.get('vary')).toBe('Accept-Encoding, Origin');
});

it('a cached answer is sent to the same origin and encoding, with the id of the new request', async () => {
  const api = await openApiForTest({ config: { corsOrigins: ['https://una.edu', 'https://otra.edu'] } });
  const asked = async (id: string, headers: Record<string, string> = {}) => {
    const answer = await api.get(list, { 'x-request-id': id, ...headers });
    return [
      answer.status,
      ...['x-request-id', 'access-control-allow-origin', 'content-encoding'].map((name) =>
        answer.headers.get(name),
      ),
    ];
  };
  for (const id of ['a', 'b']) {
    expect(await asked(id)).toEqual([200, id, null, null]);
    expect(await asked(id, { origin: 'https://una.edu' })).toEqual([200, id, 'https://una.edu', null]);
    expect(await asked(id, { origin: 'https://otra.edu' })).toEqual([200, id, 'https://otra.edu', null]);
    expect(await asked(id, { 'accept-encoding': 'gzip' })).toEqual([200, id, null, 'gzip']);
    expect(await asked(id, { origin: 'https://malo.test' })).toEqual([403, id, null, null]);
  }
  expect(
    new Set(
      (await Promise.all([0, 1].map(() => api.get(list)))).map(({ headers }) => headers.get('x-request-id')),
    ).size,
  ).toBe(2);
});

it('a copy that was current is stale after a change, in whichever encoding it was sent', async () => {
  const api = await openApiForTest();
  for (const encoding of ['identity', 'gzip']) {
    const read = (etag = '') => api.get(list, { 'accept-encoding': encoding, 'if-none-match': etag });
    const etag = (await read()).headers.get('etag') ?? '';
    expect([(await read(etag)).status, (await read(`"x", W/${etag.replace('W/', '')}`)).status]).toEqual([
      304, 304,
    ]);
    await api.database.db.execute(sql`update cursos set nombre = nombre || '.'`);
    // A server tells the processes of a change by a message.
    await expect.poll(async () => (await read(etag)).status).toBe(200);
  }
});

it('a seat that is taken shows in the next answer', async () => {
  const api = await openApiForTest();
  const curso = await addCurso(api.database.db, { cupo: 5 });
  expect(await seatsOf(api, curso.id)).toBe(5);
  const as = bearer(await api.login());
  expect(
    (await api.post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }), as)).status,
  ).toBe(201);
  expect(await seatsOf(api, curso.id)).toBe(4);
});

it('a writer reads what they wrote, however late the notice of the database comes', async () => {
  const api = await openApiForTest();
  const curso = await addCurso(api.database.db, { cupo: 5 });
  for (const [table, trigger] of [
    ['cursos', 'cursos_cambio_publico'],
    ['solicitudes', 'solicitudes_ocupa_nueva'],
  ])
    await api.database.db.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
  expect(await seatsOf(api, curso.id)).toBe(5);
  const as = bearer(await api.login());
  await api.post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }), as);
  expect(await seatsOf(api, curso.id)).toBe(4);
});

it('a change of a course, of its sessions or of what seems to take a seat shows as soon as the database says so', async () => {
  const api = await openApiForTest();
  const curso = await addCurso(api.database.db);
  const read = async () => (await api.get(`${list}/${curso.id}`)).text();
  let before = await read();
  for (const change of [
    sql`update cursos set nombre = 'Otro nombre', cupo = 9 where id = ${curso.id}`,
    sql`insert into curso_sesiones (curso_id, orden, inicio, fin, lugar) values (${curso.id}, 1, '2027-01-01', '2027-01-02', 'Aula')`,
    sql`delete from curso_sesiones where curso_id = ${curso.id}`,
  ]) {
    await api.database.db.execute(change);
    await expect.poll(read).not.toBe(before);
    before = await read();
  }
});

it('a seat that is taken through one process shows in the answers of another', async () => {
  const api = await openApiForTest();
  const other = await serve(api.database, undefined, async () => undefined);
  const curso = await addCurso(api.database.db, { cupo: 5 });
  for (const one of [api, other]) expect(await seatsOf(one, curso.id)).toBe(5);
  const as = bearer(await api.login());
  await api.post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }), as);
  await expect.poll(() => seatsOf(other, curso.id)).toBe(4);
});

it('another day has its own answer', async () => {
  const api = await openApiForTest();
  const curso = await addCurso(api.database.db);
  const estado = async () => (await json<{ estado: string }>(await api.get(`${list}/${curso.id}`))).estado;
  expect(await estado()).toBe('abierto');
  api.clock.now = new Date(api.clock.now.getTime() + 45 * 86_400_000);
  expect(await estado()).toBe('en_curso');
});
