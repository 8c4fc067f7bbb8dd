/** Idempotency-Key on POST: a request is done once, even if it is repeated at the same time or after a crash. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencia } from '../../demo/api/db/schema/service.ts';
import { digestRequest } from '../../demo/api/idempotencia/digestRequest.ts';
import { idempotenciaTask } from '../../demo/api/idempotencia/idempotenciaTask.ts';
import { keyRow } from '../../demo/api/idempotencia/keyRow.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona } from './support/school.ts';

const path = '/api/auth/register';
const ana = {
  email: 'ana@nueva.test',
  password: 'una clave bastante larga',
  firstName: 'Ana',
  lastName: 'Paz',
};
const from = (address: string, key: string) => ({ 'x-forwarded-for': address, 'idempotency-key': key });

let api: TestApi;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty', config: { trustProxy: 1 } });
});

async function whole(response: Response) {
  const { date: _d, 'x-request-id': _r, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

it('the same key and body get exactly the stored answer', async () => {
  const key = randomUUID();
  const first = await whole(await api.post(path, ana, from('192.0.2.1', key)));
  expect(first.status).toBe(201);
  expect(await whole(await api.post(path, ana, from('192.0.2.1', key)))).toEqual(first);
  // Each registration has a new token, so an equal body proves a stored answer.
  const other = await whole(await api.post(path, ana, from('192.0.2.1', randomUUID())));
  expect(other.body).not.toBe(first.body);
});

it('a key is refused for another body or another call', async () => {
  const key = randomUUID();
  await api.post(path, ana, from('192.0.2.1', key));
  for (const response of [
    await api.post(path, { ...ana, lastName: 'Luz' }, from('192.0.2.1', key)),
    await api.post('/api/auth/login', { username: 'x', password: 'y', type: 'CLI' }, from('192.0.2.1', key)),
  ]) {
    expect(response.status).toBe(422);
    expect(await json<Problem>(response)).toMatchObject({ code: 'conflicto_idempotencia' });
  }
});

it('of many requests at once with one key, one works, and the others wait for its answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => whole(await api.post(path, ana, from('192.0.2.1', key)))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  // Each registration has a new token.
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

it('each caller has its own keys', async () => {
  const key = randomUUID();
  const first = await whole(await api.post(path, ana, from('192.0.2.1', key)));
  const second = await whole(await api.post(path, ana, from('192.0.2.2', key)));
  expect(second.status).toBe(201);
  expect(second.body).not.toBe(first.body);
});

it('two clients at one address who send the same key and body each get an answer of their own', async () => {
  const curso = newInscripcion(await addCurso(api.database.db));
  const key = randomUUID();
  const participants: string[] = [];
  for (const n of [1, 2]) {
    const { as } = await addCliente(api.services, n);
    const response = await api.post('/api/cliente/inscripciones', curso, {
      ...as,
      ...from('192.0.2.1', key),
    });
    participants.push((await json<Inscripcion>(response)).participante.identificacion);
  }
  expect(participants).toEqual([1, 2].map((n) => persona(n).identificacion));
});

describe('the row of a key', () => {
  const request = { ambito: 'x', key: randomUUID(), method: 'POST', path, body: '{}' };
  const answer = { status: 201, headers: { etag: '"1"' }, body: 'done' };
  const rowAt = (now: Date) => keyRow(request, now);

  it('disappears with a rollback, so that the next request works', async () => {
    const { db } = api.database;
    const row = rowAt(api.clock.now);
    await expect(
      db.transaction(async (tx) => {
        expect(await row.insert(tx)).toBe(true);
        await row.store(tx, answer);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await row.find(db)).toBeUndefined();
    expect(await row.insert(db, answer)).toBe(true);
    expect(await row.insert(db, answer)).toBe(false);
    expect(await row.find(db)).toEqual(answer);
  });

  it('is taken over by the next request after its day', async () => {
    const { db } = api.database;
    await rowAt(api.clock.now).insert(db, answer);
    const later = rowAt(new Date(api.clock.now.getTime() + 24 * 3_600_000));
    expect(await later.find(db)).toBeUndefined();
    expect(await later.insert(db, { ...answer, body: 'anew' })).toBe(true);
    expect(await later.find(db)).toEqual({ ...answer, body: 'anew' });
  });

  it('makes the same request wait, and tells it that the first is under way when that takes too long', async () => {
    const { db, kind } = api.database;
    // The embedded database has one connection: its transactions come one after the other.
    if (kind !== 'postgres') return;
    const row = rowAt(api.clock.now);
    await db.transaction(async (tx) => {
      await row.insert(tx);
      const twin = db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '50ms'`);
        return row.insert(other);
      });
      await expect(twin).rejects.toMatchObject({ code: 'idempotencia_en_curso' });
    });
  });
});

it('a key stores refusals by a rule, but not refusals that depend on the moment', async () => {
  const weak = { ...ana, password: 'ana@nueva.test-ana@nueva.test' };
  const key = randomUUID();
  const wrong = { username: 'nadie@x.test', password: 'no', type: 'CLI' };
  expect((await api.post('/api/auth/login', wrong, from('192.0.2.1', key))).status).toBe(401);
  expect(await api.database.db.select().from(idempotencia)).toEqual([]);
  const { status } = await api.post(path, weak, from('192.0.2.1', key));
  const rows = await api.database.db.select().from(idempotencia);
  expect(rows.map(({ estado, respuestaEstado }) => [estado, respuestaEstado])).toEqual([['hecha', status]]);
});

it('a key is deleted after a day', async () => {
  const key = randomUUID();
  const first = await whole(await api.post(path, ana, from('192.0.2.1', key)));
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000 - 1000);
  await idempotenciaTask.run(servicesOf(api));
  expect((await whole(await api.post(path, ana, from('192.0.2.1', key)))).body).toBe(first.body);
  api.clock.now = new Date(api.clock.now.getTime() + 2000);
  expect((await whole(await api.post(path, ana, from('192.0.2.1', key)))).body).not.toBe(first.body);
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000);
  await idempotenciaTask.run(servicesOf(api));
  expect(await api.database.db.select().from(idempotencia)).toEqual([]);
});

it('a malformed key is refused, and a request without a key works', async () => {
  for (const key of ['', ' ', 'á', 'x'.repeat(256)]) {
    const headers = new Headers({ 'x-forwarded-for': '192.0.2.1' });
    headers.set('idempotency-key', key === 'á' ? '\u00e1' : key);
    const response = await api.post(path, ana, Object.fromEntries(headers));
    expect([key.length, response.status]).toEqual([key.length, 400]);
    expect(await json<Problem>(response)).toMatchObject({ code: 'idempotencia_requerida' });
  }
  expect((await api.post(path, ana)).status).toBe(201);
});

it('a copy of the table reveals neither requests nor answers', async () => {
  const key = randomUUID();
  const answer = await whole(await api.post(path, ana, from('192.0.2.7', key)));
  const table = JSON.stringify(await api.database.db.select().from(idempotencia));
  const { accessToken } = JSON.parse(answer.body) as { accessToken: string };
  for (const secret of [key, '192.0.2.7', accessToken, ana.email]) expect(table).not.toContain(secret);
});

it('only the same key can decrypt a stored answer', () => {
  const request = { ambito: 'x', key: 'k1', method: 'POST', path, body: '{}' };
  const sealed = digestRequest(request).seal('señal');
  expect(digestRequest(request).open(sealed)).toBe('señal');
  expect(() => digestRequest({ ...request, key: 'k2' }).open(sealed)).toThrow();
});

function servicesOf({ database, clock }: TestApi) {
  return { database, now: () => clock.now } as Parameters<typeof idempotenciaTask.run>[0];
}
