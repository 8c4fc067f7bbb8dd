/** An account owns its e-mail, and sees the records of that e-mail, only after the mailbox was confirmed. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { enlaces } from '../../demo/api/db/schema/cobros.ts';
import { cuentas } from '../../demo/api/db/schema/cuentas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { bearer, demo, json, openApiForTest, type TestApi } from './support/api.ts';
import { mailsTo, tokenOf } from './support/buzon.ts';
import { pay } from './support/gateway.ts';
import { expectInvariants } from './support/invariants.ts';
import { pagar } from './support/pagar.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';

let api: TestApi;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty' });
});

interface Session {
  accessToken: string;
  user: { id: string; displayName: string };
}

async function register(email: string, [firstName, lastName] = ['Rosa', 'Vera']): Promise<Session> {
  const password = 'una clave bastante larga';
  return json(await api.post('/api/auth/register', { email, password, firstName, lastName }));
}
const pagePath = '/api/correo/verificar';
/** The link to the page where the mail can be sent again. */
const toPerfil = /href="[^"]+\/portal\/cliente\/perfil"/;
const open = (token: string) => api.get(`${pagePath}?token=${token}`);
const press = async (token: string) =>
  api.app.request(pagePath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }),
  });
const totalOf = async (token: string) =>
  (await json<{ total: number }>(await api.get('/api/cliente/inscripciones', bearer(token)))).total;
const clienteOf = async (token: string) =>
  json<{ correo: string; correoVerificado: boolean; identificacion?: string; version: number }>(
    await api.get('/api/cliente', bearer(token)),
  );
const resend = (token: string) => api.post('/api/cliente/perfil/verificacion-correo', '', bearer(token));

async function applyAs(n: number, given: Partial<ReturnType<typeof persona>> = {}): Promise<void> {
  const curso = await addCurso(api.database.db);
  const body = newInscripcion(curso, { participante: { ...persona(n), ...given } });
  const response = await api.post('/api/cliente/inscripciones', body, { 'idempotency-key': randomUUID() });
  expect(response.status).toBe(202);
  await solicitudesTask.run(api.services);
}

describe('registering with an e-mail under which somebody is enrolled', () => {
  it('shows no records until the button behind the link was pressed, and then all of them', async () => {
    await applyAs(1, { correo: 'rosa@correo.test' });
    const { accessToken } = await register('rosa@correo.test');
    expect(await totalOf(accessToken)).toBe(0);
    expect(await clienteOf(accessToken)).toMatchObject({ correoVerificado: false });
    const token = await tokenOf(api, 'rosa@correo.test');
    // Opening the page, as link scanners do, verifies nothing.
    expect((await open(token)).status).toBe(200);
    expect(await totalOf(accessToken)).toBe(0);
    expect((await press(token)).status).toBe(200);
    expect(await totalOf(accessToken)).toBe(1);
    expect(await clienteOf(accessToken)).toMatchObject({
      correo: 'rosa@correo.test',
      correoVerificado: true,
      identificacion: 'PAS000001',
    });
    expect((await press(token)).status).toBe(200);
    expect(await api.database.db.$count(clientes)).toBe(1);
  });

  it('takes over the record of the same name if a family shares the e-mail', async () => {
    await applyAs(1, { correo: 'casa@correo.test', nombres: 'Luis', apellidos: 'Mora' });
    await applyAs(2, { correo: 'casa@correo.test', nombres: 'ROSA', apellidos: 'Vera' });
    const { accessToken } = await register('casa@correo.test');
    await press(await tokenOf(api, 'casa@correo.test'));
    expect(await clienteOf(accessToken)).toMatchObject({ identificacion: 'PAS000002' });
  });

  it('never takes over the record of another account', async () => {
    await applyAs(1, { correo: 'rosa@correo.test' });
    const owner = await register('rosa@correo.test');
    await press(await tokenOf(api, 'rosa@correo.test'));
    const later = await register('rosa@correo.test', ['Otra', 'Persona']);
    const [mail] = await mailsTo(api, 'rosa@correo.test');
    expect(mail).toMatchObject({ tipo: 'cuenta_verificar', asunto: 'Ya tiene una cuenta' });
    expect(mail?.texto).not.toMatch(/token=/);
    expect(await totalOf(later.accessToken)).toBe(0);
    expect(await totalOf(owner.accessToken)).toBe(1);
  });

  it('if two accounts have one e-mail, gives it to the first that verifies it', async () => {
    const one = await register('rosa@correo.test');
    const first = await tokenOf(api, 'rosa@correo.test');
    const two = await register('rosa@correo.test', ['Otra', 'Persona']);
    const second = await tokenOf(api, 'rosa@correo.test');
    await press(second);
    expect(await (await press(first)).text()).not.toContain('Correo confirmado');
    const verified = await api.database.db
      .select()
      .from(cuentas)
      .where(eq(cuentas.correo, 'rosa@correo.test'));
    expect(verified.filter((cuenta) => cuenta.correoVerificadoEl !== null).map(({ id }) => id)).toEqual([
      two.user.id,
    ]);
    expect(one.user.id).not.toBe(two.user.id);
  });

  it('is also verified by changing the password through the mailbox, which ends other sessions', async () => {
    await applyAs(1, { correo: 'rosa@correo.test' });
    const squatter = await register('rosa@correo.test', ['Quien', 'Sea']);
    await api.post('/api/cliente/perfil/rosa@correo.test/solicitud-cambio-clave', '');
    const token = await tokenOf(api, 'rosa@correo.test');
    const claveNueva = 'tres tristes tigres trigueños';
    expect((await api.post('/api/cliente/perfil/cambio-clave', { token, claveNueva })).status).toBe(204);
    expect((await api.get('/api/auth/me', bearer(squatter.accessToken))).status).toBe(401);
    expect(await totalOf(await api.login('rosa@correo.test', claveNueva))).toBe(1);
  });
});

describe('an account with records of its own', () => {
  interface Listed {
    resultados: { numero: string; saldo?: number; documento?: string }[];
  }
  const mine = async (token: string, what: string) =>
    (await json<Listed>(await api.get(`/api/cliente/${what}?limite=100`, bearer(token)))).resultados;
  const enrol = async (token: string, n: number) => {
    const body = newInscripcion(await addCurso(api.database.db), { participante: persona(n) });
    const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
    const response = await api.post('/api/cliente/inscripciones', body, headers);
    expect(response.status).toBe(201);
    return json<{ numero: string }>(response);
  };

  it('keeps them, and also gets enrolments, invoices, receipts, ledger and links of its e-mail', async () => {
    const { db } = api.database;
    await applyAs(1, { correo: 'rosa@correo.test', nombres: 'ROSA', apellidos: 'Vera' });
    await applyAs(2, { correo: 'rosa@correo.test', nombres: 'Luis', apellidos: 'Mora' });
    const [enlace] = await db.select().from(enlaces).orderBy(enlaces.creadoEl);
    expect((await pay(api, { url: enlace?.codigo ?? '' })).status).toBe(200);
    const { accessToken } = await register('rosa@correo.test');
    const token = await tokenOf(api, 'rosa@correo.test');
    const own = await enrol(accessToken, 3);
    expect((await mine(accessToken, 'inscripciones')).map(({ numero }) => numero)).toEqual([own.numero]);
    await press(token);

    expect(await mine(accessToken, 'inscripciones')).toHaveLength(3);
    expect(await mine(accessToken, 'facturas')).toHaveLength(3);
    expect(await mine(accessToken, 'recibos')).toHaveLength(1);
    expect(await mine(accessToken, 'movimientos')).toHaveLength(4);
    const [balance] = await json<{ saldo: number; facturado: number; pagado: number }[]>(
      await api.get('/api/cliente/balance', bearer(accessToken)),
    );
    expect(balance).toMatchObject({ facturado: 30_000, pagado: 10_000, saldo: 20_000 });
    // The one of the same name was theirs under that number; the other one's stays another person's.
    expect(await clienteOf(accessToken)).toMatchObject({
      identificacion: 'PAS000001',
      correoVerificado: true,
    });
    await expectInvariants(db);
    // The payment links in old mails still work.
    const open = (await db.select().from(enlaces)).filter(({ estado }) => estado === 'activo');
    expect(open.length).toBeGreaterThan(1);
    for (const { codigo } of open) expect((await pay(api, { url: codigo })).status).toBe(200);
    expect(await mine(accessToken, 'recibos')).toHaveLength(3);
    await expectInvariants(db);
    const [left] = await rows(
      db,
      sql`select count(*)::int as n from inscripciones i join clientes c on c.id = i.cliente_id where c.reunido_en is not null`,
    );
    expect(left?.n).toBe(0);
  });

  it('gets later enrolments from the public form after their mail was confirmed, for any participant', async () => {
    const { accessToken } = await register('rosa@correo.test');
    await press(await tokenOf(api, 'rosa@correo.test'));
    await enrol(accessToken, 3);
    for (const n of [1, 1, 2]) {
      const before = await totalOf(accessToken);
      await applyAs(n, { correo: 'rosa@correo.test' });
      await press(await tokenOf(api, 'rosa@correo.test'));
      expect(await totalOf(accessToken)).toBe(before + 1);
    }
    await expectInvariants(api.database.db);
  });

  it('gets records in no other way: no row of money can be given to another client', async () => {
    const { db } = api.database;
    await applyAs(1);
    await applyAs(2);
    const [one] = await db.select().from(inscripciones);
    await pagar(db, one?.numero ?? '', [4000]);
    for (const table of ['facturas', 'aplicaciones', 'movimientos']) {
      const taken = db.execute(
        sql.raw(
          `update ${table} set cliente_id = (select id from clientes where identificacion = 'PAS000002')`,
        ),
      );
      await expect(taken).rejects.toMatchObject({ cause: { code: '23001' } });
    }
  });
});

describe('the mail', () => {
  it('can be requested again, which voids the earlier link; nothing is sent if everything is verified', async () => {
    const { accessToken } = await register('rosa@correo.test');
    const older = await tokenOf(api, 'rosa@correo.test');
    const response = await resend(accessToken);
    expect([response.status, await response.json()]).toEqual([202, { recibida: true }]);
    const newer = await tokenOf(api, 'rosa@correo.test');
    expect(newer).not.toBe(older);
    for (const response of [await open(older), await press(older)]) {
      expect(response.status).toBe(410);
      const page = await response.text();
      expect(page).toContain('Este enlace ya no sirve');
      expect(page).not.toContain('ya está confirmado');
      expect(page).toMatch(toPerfil);
    }
    expect(await clienteOf(accessToken)).toMatchObject({ correoVerificado: false });
    await press(newer);
    expect(await clienteOf(accessToken)).toMatchObject({ correoVerificado: true });
    // Both links now say that the mailbox is confirmed.
    for (const token of [older, newer])
      expect(await (await open(token)).text()).toContain('ya está confirmado');
    const before = (await mailsTo(api, 'rosa@correo.test')).length;
    expect((await resend(accessToken)).status).toBe(202);
    expect(await mailsTo(api, 'rosa@correo.test')).toHaveLength(before);
  });

  it('with an expired or broken link leads to the page for another one', async () => {
    await register('rosa@correo.test');
    const token = await tokenOf(api, 'rosa@correo.test');
    const broken = await open('zzz');
    expect([broken.status, await broken.text()]).toEqual([404, expect.stringMatching(toPerfil)]);
    api.clock.now = new Date(api.clock.now.getTime() + 7 * 24 * 3_600_000);
    const late = await open(token);
    const page = await late.text();
    expect([late.status, page]).toEqual([410, expect.stringMatching(toPerfil)]);
    expect(page).toContain('todavía no está confirmado');
    expect(page).not.toContain('la solicitud');
  });

  it('can be requested only a limited number of times', async () => {
    const { accessToken } = await register('rosa@correo.test');
    for (let i = 0; i < 5; i += 1) expect((await resend(accessToken)).status).toBe(202);
    const refused = await resend(accessToken);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is in the language of the registration', async () => {
    const body = { email: 'r@x.test', password: 'una clave bastante larga', firstName: 'R', lastName: 'V' };
    await api.post('/api/auth/register', body, { 'accept-language': 'fr-CA' });
    expect((await mailsTo(api, 'r@x.test'))[0]?.asunto).toBe('Confirmez votre adresse e-mail');
  });
});

describe('changing the address for mail', () => {
  it('must be verified, and does not verify the address for sign-in', async () => {
    const own = await openApiForTest();
    api = own;
    const token = await own.login();
    const patch = (correo: string, version: number) =>
      own.patch('/api/cliente', { correo }, { ...bearer(token), 'if-match': `"${version}"` });
    const moved = await patch('nuevo@correo.test', 1);
    expect(await json(moved)).toMatchObject({ correo: 'nuevo@correo.test', correoVerificado: false });
    const link = await tokenOf(own, 'nuevo@correo.test');
    // The address changes once more; the link verifies only the address that it was sent to.
    expect((await patch('otro@correo.test', 2)).status).toBe(200);
    expect((await press(link)).status).toBe(410);
    expect(await clienteOf(token)).toMatchObject({ correo: 'otro@correo.test', correoVerificado: false });
    await press(await tokenOf(own, 'otro@correo.test'));
    const proved = await clienteOf(token);
    expect(proved).toMatchObject({ correo: 'otro@correo.test', correoVerificado: true });
    // The address for sign-in is unchanged, and changing back to it needs no verification.
    expect(await own.login(demo.username)).toBeTruthy();
    expect(await json(await patch(demo.username, proved.version))).toMatchObject({ correoVerificado: true });
  });
});
