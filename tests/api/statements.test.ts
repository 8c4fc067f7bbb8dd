/** Counts the statements that a call sends to the database: the rule that keeps it quick, which needs no clock. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotencia } from '../../demo/api/db/schema/service.ts';
import { bearer, demo, json, openApi, type TestApi } from './support/api.ts';
import { watchStatements } from './support/statements.ts';

let api: TestApi;
let as: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  as = bearer(await api.login());
  // The first call notes that the session is in use.
  await api.get('/api/auth/me', as);
});
afterAll(() => api.close());

const lists = ['inscripciones', 'facturas', 'recibos', 'movimientos'] as const;

it.each([...lists, 'movimientos?desde=2020-01-01&q=curso', 'facturas?vencida=true', 'balance'])(
  'GET %s takes one statement beside that of the session',
  async (path) => {
    const statements = watchStatements(api.database);
    const { status } = await api.get(`/api/cliente/${path}`, as);
    expect({ status, statements: statements.stop().length }).toEqual({ status: 200, statements: 2 });
  },
);

it.each(['inscripciones', 'facturas', 'recibos'])('GET %s/{id} takes two statements', async (list) => {
  const { resultados } = await json<{ resultados: { numero: string }[] }>(
    await api.get(`/api/cliente/${list}`, as),
  );
  const statements = watchStatements(api.database);
  const { status } = await api.get(`/api/cliente/${list}/${resultados[0]?.numero}`, as);
  expect({ status, statements: statements.stop().length }).toEqual({ status: 200, statements: 2 });
});

it('a session that was ended while other calls were under way is refused', async () => {
  const other = bearer(await api.login());
  const under = Array.from({ length: 5 }, () => api.get('/api/auth/me', as));
  await api.app.request('/api/cliente/perfil/sesiones/actual', { method: 'DELETE', headers: other });
  expect((await api.get('/api/auth/me', other)).status).toBe(401);
  expect((await Promise.all(under)).every(({ status }) => status === 200)).toBe(true);
});

it('a sign-in takes five statements, and one that fails four, whoever is named', async () => {
  const signIn = async (username: string, password: string) => {
    const statements = watchStatements(api.database);
    const { status } = await api.post('/api/auth/login', { username, password, type: 'CLI' });
    return { status, statements: statements.stop() };
  };
  const right = await signIn(demo.username, demo.password);
  expect({ ...right, statements: right.statements.length }).toEqual({ status: 200, statements: 5 });
  const known = await signIn(demo.username, 'otra clave que no es');
  const unknown = await signIn('nadie@x.test', 'otra clave que no es');
  expect(known.status).toBe(401);
  expect(known.statements).toHaveLength(4);
  expect(unknown).toEqual(known);
});

it('the answer of a sign-in is not stored, and its key is no other request’s', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const body = { ...demo, type: 'CLI' };
  const tokens: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const answer = await api.post('/api/auth/login', body, key);
    expect(answer.status).toBe(200);
    tokens.push((await json<{ accessToken: string }>(answer)).accessToken);
  }
  expect(new Set(tokens).size).toBe(2);
  expect(await api.database.db.$count(idempotencia)).toBe(0);
});
