/** A session is looked up for every read: what ended it, in whatever process, is found at once. */
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { bearer, json, loginOther, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { today } from './support/today.ts';

const lists = ['inscripciones', 'facturas', 'recibos', 'movimientos'] as const;

/** Changes the database as another process would, past this one's memory. */
async function change(api: TestApi, statement: SQL): Promise<void> {
  await rows(api.database.db, statement);
}

/** Every read of own records, with wrong input too: how it answers while the session holds. */
async function everyRead(api: TestApi, as: Record<string, string>): Promise<Map<string, number>> {
  const numbers: string[] = [];
  for (const list of ['inscripciones', 'facturas', 'recibos']) {
    const { resultados } = await json<{ resultados: { numero: string }[] }>(
      await api.get(`/api/cliente/${list}`, as),
    );
    numbers.push(`${list}/${resultados[0]?.numero}`, `${list}/999-999-999999999`);
  }
  const paths = [
    ...[...lists, 'balance', ...numbers],
    ...lists.flatMap((list) => [`${list}?cursor=no`, `${list}?nada=1`, `${list}?limite=0`]),
  ];
  const answers = new Map<string, number>();
  for (const path of paths) answers.set(path, (await api.get(`/api/cliente/${path}`, as)).status);
  return answers;
}

async function openSesion() {
  const api = await openApiForTest();
  const token = await api.login();
  const as = bearer(token);
  const answers = await everyRead(api, as);
  expect([...new Set(answers.values())].toSorted()).toEqual([200, 400, 404, 422]);
  const { sid: sesion, sub: cuenta } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  return { api, as, answers, sesion: String(sesion), cuenta: String(cuenta) };
}

const ends: [string, (of: { sesion: string; cuenta: string }) => SQL][] = [
  ['was ended', ({ sesion }) => sql`update sesiones set revocada_el = now() where id = ${sesion}`],
  ['is gone', ({ sesion }) => sql`delete from sesiones where id = ${sesion}`],
  [
    'is of a disabled account',
    ({ cuenta }) => sql`update cuentas set deshabilitada_el = now() where id = ${cuenta}`,
  ],
];

it.each(ends)(
  'a session that %s in another process gets 401 from every read, also for wrong input',
  async (_, end) => {
    const { api, as, answers, ...of } = await openSesion();
    await change(api, end(of));
    for (const path of answers.keys()) {
      const response = await api.get(`/api/cliente/${path}`, as);
      expect
        .soft([path, response.status, (await json<Problem>(response)).code])
        .toEqual([path, 401, 'sesion_invalida']);
    }
  },
);

it('a session that ended by itself gets 401 from every read', async () => {
  const { api, as, answers } = await openSesion();
  const [sesion] = await rows(api.database.db, sql`select max(caduca_el) as fin from sesiones`);
  api.clock.now = new Date(new Date(String(sesion?.fin)).getTime());
  for (const path of answers.keys())
    expect.soft((await api.get(`/api/cliente/${path}`, as)).status, path).toBe(401);
});

it('an account that another process gave to another client reads the records of that client at once', async () => {
  const { api, as, cuenta } = await openSesion();
  const theirs = bearer(await loginOther(api, 'inscripciones'));
  const expected = await Promise.all(
    lists.map(async (list) => (await api.get(`/api/cliente/${list}`, theirs)).text()),
  );
  const [mine] = await rows(api.database.db, sql`select cliente_id as id from cuentas where id = ${cuenta}`);
  const [other] = await rows(
    api.database.db,
    sql`select id, cliente_id from cuentas where cliente_id <> ${mine?.id} and id in (select cuenta_id from sesiones)`,
  );
  await change(api, sql`delete from cuentas where id = ${other?.id}`);
  await change(api, sql`update cuentas set cliente_id = ${other?.cliente_id} where id = ${cuenta}`);
  for (const [i, list] of lists.entries()) {
    expect.soft(await (await api.get(`/api/cliente/${list}`, as)).text(), list).toBe(expected[i]);
  }
});

it('reads note the last use of a session every five minutes, as all other calls do', async () => {
  const { api, as, sesion } = await openSesion();
  const lastUse = async () =>
    (
      await rows(
        api.database.db,
        sql`select extract(epoch from ultimo_uso_el) * 1000 as ms from sesiones where id = ${sesion}`,
      )
    )[0]?.ms;
  for (const minutes of [5, 11]) {
    api.clock.now = new Date(today.getTime() + minutes * 60_000);
    expect((await api.get('/api/cliente/balance', as)).status).toBe(200);
    expect(Number(await lastUse())).toBe(api.clock.now.getTime());
  }
});

it('a token with another signature, another account or of nobody is refused although its session stands', async () => {
  const { api, as } = await openSesion();
  const [head = '', claims = '', signature = ''] = as.authorization?.replace('Bearer ', '').split('.') ?? [];
  const altered = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'x' }),
  ).toString('base64url');
  for (const token of [
    `${head}.${claims}.${signature.slice(1)}`,
    `${head}.${altered}.${signature}`,
    `${head}.${claims}.`,
  ]) {
    expect((await api.get('/api/cliente/facturas', bearer(token))).status).toBe(401);
  }
  expect((await api.get('/api/cliente/facturas')).status).toBe(401);
});
