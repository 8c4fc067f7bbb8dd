/** A request whose connection to PostgreSQL breaks in the middle is answered, and counts once. */
import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import { composePending } from '../../demo/api/correo/composePending.ts';
import { createToken } from '../../demo/api/cuentas/mailTokens.ts';
import { hashClave } from '../../demo/api/cuentas/passwords.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { pagos } from '../../demo/api/db/schema/cobros.ts';
import { credenciales, cuentas, sesiones } from '../../demo/api/db/schema/cuentas.ts';
import { facturas } from '../../demo/api/db/schema/facturas.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { probeClaveCost } from '../api/support/probes.ts';
import {
  addCliente,
  addCurso,
  newInscripcion,
  openNow,
  persona,
  type SignedIn,
} from '../api/support/school.ts';
import type { FaultProxy } from '../postgres/startFaultProxy.ts';
import { cursosUnread, type FaultyApi, openFaultyApi, patience, send } from './openFaultyApi.ts';

let faulty: FaultyApi;
let database: Database;
let proxy: FaultProxy;
let ana: SignedIn;
/** The number of the last of those who pay. */
let payers = 7100;

beforeAll(async () => {
  // So long that no answer depends on how busy the machine is: only the connection fails here.
  faulty = await openFaultyApi({ REQUEST_TIMEOUT: '2m', STATEMENT_TIMEOUT: '90s', LOCK_TIMEOUT: '60s' });
  ({ database, proxy, ana } = faulty);
}, patience);
afterEach(() => proxy.set({ mode: 'pass' }));
afterAll(() => faulty?.close());

const get = (path: string) => faulty.get(path);

/** Does `work` while the answer to the first statement that matches is lost, and expects that this came to pass. */
async function losing<T>(dropsAnswerTo: RegExp, work: () => Promise<T>): Promise<T> {
  proxy.set({ mode: 'pass', dropsAnswerTo });
  const done = await work();
  expect(proxy.dropped(), `answers to ${dropsAnswerTo} that were lost`).toBe(1);
  return done;
}

/** The same for what is asked of the API, which may have sent the text of the statement already. */
async function losingOfApi<T>(dropsAnswerTo: RegExp, work: () => Promise<T>): Promise<T> {
  await faulty.reconnect();
  return losing(dropsAnswerTo, work);
}

const apply = async (n: number) => {
  const { id = '' } = await addCurso(database.db, { cupo: 5, ...openNow() });
  return { id, body: newInscripcion({ id }, { participante: persona(n) }) };
};
const received = (id: string) => database.db.$count(solicitudes, eq(solicitudes.cursoId, id));

it('when the connection breaks, what only reads is read again', async () => {
  expect((await get(cursosUnread())).status).toBe(200);
  expect((await losingOfApi(/from "cursos"/, () => get(cursosUnread()))).status).toBe(200);
  expect((await losingOfApi(/select/i, () => get('/api/cliente/balance'))).status).toBe(200);
});

it.each([
  ['before the commit', /insert into "?solicitudes/],
  ['at the commit, which is carried out', /^Q....commit/s],
  ['while the key is reserved', /insert into "idempotencia/],
  ['at the start', /^Q....begin/s],
])(
  'when the connection breaks %s, a request with a key is answered and counts once',
  async (_when, dropsAnswerTo) => {
    const { id, body } = await apply(7000);
    const key = randomUUID();
    const answer = await losingOfApi(dropsAnswerTo, () => send(faulty, body, key));
    expect(answer.status).toBe(202);
    const told = await answer.json();
    expect(await received(id)).toBe(1);
    const again = await send(faulty, body, key);
    expect([again.status, await again.json()]).toEqual([202, told]);
  },
);

it.each([
  ['before the commit', /update "solicitudes/],
  ['at the commit, which is carried out', /^Q....commit/s],
])('when the connection breaks %s, a mailbox is confirmed by one press', async (_when, dropsAnswerTo) => {
  const { id, body } = await apply(7001);
  const told = (await (await send(faulty, body, randomUUID())).json()) as { solicitud: string };
  const { correo } = persona(7001);
  const now = new Date();
  const times = { now, caducaEl: new Date(now.getTime() + patience) };
  const token = await createToken(database.db, { solicitud: told.solicitud, correo }, 'correo', times);
  const answer = await losingOfApi(dropsAnswerTo, () =>
    fetch(`${faulty.url}/api/correo/verificar`, { method: 'POST', body: new URLSearchParams({ token }) }),
  );
  expect(answer.status).toBe(200);
  const [row] = await database.db.select().from(solicitudes).where(eq(solicitudes.cursoId, id));
  expect(row?.correoVerificadoEl).not.toBe(null);
});

it('when the connection breaks at a session, it ends at the first press, and its use is noted', async () => {
  const other = await addCliente(faulty.services, 2);
  const ask = (method: string, path: string) =>
    fetch(`${faulty.url}/api/cliente/perfil/sesiones${path}`, { method, headers: other.as });
  const { db } = database;
  const [cuenta] = await db.select().from(cuentas).where(eq(cuentas.clienteId, other.clienteId));
  const isTheirs = eq(sesiones.cuentaId, cuenta?.id ?? '');
  // Its use is noted from time to time.
  await db
    .update(sesiones)
    .set({ ultimoUsoEl: new Date('2026-01-01') })
    .where(isTheirs);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', '/actual'],
  ] as const) {
    const answer = await losingOfApi(/update "sesiones/, () => ask(method, path));
    expect([method, path, answer.ok]).toEqual([method, path, true]);
  }
  const [sesion] = await db.select().from(sesiones).where(isTheirs);
  expect(sesion?.ultimoUsoEl?.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
  expect((await ask('GET', '')).status).toBe(401);
});

it('when the connection breaks at the limits, the password or the session, a sign-in is answered', async () => {
  const password = 'una clave larga de prueba';
  const { db } = database;
  const [cuenta] = await db.select().from(cuentas).where(eq(cuentas.clienteId, ana.clienteId));
  const hash = await hashClave(password, probeClaveCost);
  await db.insert(credenciales).values({ cuentaId: cuenta?.id ?? '', hash, cambiadaEl: new Date() });
  for (const dropsAnswerTo of [/insert into "limites/, /from "credenciales/, /insert into "sesiones/]) {
    const answer = await losingOfApi(dropsAnswerTo, () =>
      fetch(`${faulty.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: persona(1).correo, password, type: 'CLI' }),
      }),
    );
    expect(answer.status).toBe(200);
  }
});

it.each([
  ['at the commit of the attempt', /^Q....commit/s],
  ['before that commit', /insert into "pagos/],
  ['at the gateway', /insert into "muestra_intentos/],
  ['after the gateway', /update "pagos"/],
  ['at the notice', /insert into "muestra_avisos/],
])('when the connection breaks %s, a payment is taken and counts once', async (_when, dropsAnswerTo) => {
  const { id } = await addCurso(database.db, { cupo: 5, ...openNow() });
  payers += 1;
  const payer = await addCliente(faulty.services, payers);
  const post = (path: string, body: unknown) =>
    fetch(`${faulty.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...payer.as },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  await post('/api/cliente/inscripciones', newInscripcion({ id }));
  const [factura] = await database.db.select().from(facturas).where(eq(facturas.clienteId, payer.clienteId));
  const [numero, valor] = [factura?.numero, factura?.saldo];
  const { url: link } = await post('/api/cliente/enlaces', { facturas: [{ numero, valor }] });
  const answer = await losingOfApi(dropsAnswerTo, () =>
    fetch(`${faulty.url}${link}`, {
      method: 'POST',
      body: new URLSearchParams({ accion: 'aprobar', intento: randomUUID() }),
      redirect: 'manual',
    }),
  );
  expect(answer.status).toBe(303);
  const read = () =>
    database.db
      .select({ estado: pagos.estado, valor: pagos.valor })
      .from(pagos)
      .where(eq(pagos.clienteId, payer.clienteId));
  await expect.poll(read, { timeout: patience }).toEqual([{ estado: 'confirmado', valor }]);
});

it('when the connection breaks while mails are taken up, they are composed and not put off', async () => {
  const waiting = () => database.db.$count(correoSaliente, isNotNull(correoSaliente.datos));
  const { body } = await apply(7002);
  expect((await send(faulty, body, randomUUID())).status).toBe(202);
  await expect.poll(waiting, { timeout: patience }).toBeGreaterThan(0);
  const through = await openDatabase({ url: proxy.url });
  try {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const composing = await createServices({ database: through, config });
    await losing(/skip locked/, () => composePending(composing));
    expect(await waiting()).toBe(0);
  } finally {
    await through.close();
  }
});

it('a statement that would write and does not say that it may be repeated fails, and was carried out once at most', async () => {
  const through = await openDatabase({ url: proxy.url });
  try {
    await through.db.execute(sql`create table prueba (n int)`);
    await losing(/insert into prueba/, () =>
      expect(through.db.execute(sql`insert into prueba values (1)`)).rejects.toThrow(),
    );
    expect(await rows(database.db, sql`select count(*)::int as n from prueba`)).toEqual([{ n: 1 }]);
  } finally {
    await through.close();
  }
});
