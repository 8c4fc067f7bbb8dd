/** Signing in and registering. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitesDefault, owaspCost, readConfig } from '../../demo/api/config.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { credenciales, cuentas } from '../../demo/api/db/schema/cuentas.ts';
import { bearer, demo, json, openApi, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { today } from './support/today.ts';

interface Session {
  accessToken: string;
  user: { id: string; displayName: string; email: string };
}

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const credentials = (username: string, password = demo.password) => ({ username, password, type: 'CLI' });

describe('POST /api/auth/login', () => {
  it.each(['demo@portal.test', ' DEMO@Portal.test ', '1714307103', '171430710-3', '١٧١٤٣٠٧١٠٣'])(
    'lets the client in as “%s”',
    async (username) => {
      const response = await api.post('/api/auth/login', credentials(username));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { accessToken, user } = await json<Session>(response);
      expect(user).toEqual({
        id: expect.any(String),
        displayName: 'Ana Lucía Andrade Cevallos',
        lastName: 'Andrade Cevallos',
        email: 'demo@portal.test',
      });
      const me = await api.get('/api/auth/me', bearer(accessToken));
      expect(await json(me)).toEqual({ user });
    },
  );

  it('answers a token that expires in eight hours', async () => {
    const token = await api.login();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: 'portal-clientes',
      aud: 'portal-clientes/api',
      sid: expect.any(String),
    });
    expect(claims.exp).toBe(today.getTime() / 1000 + 8 * 3600);
  });

  it('answers the same to a wrong password, an unknown e-mail and an unknown identification', async () => {
    const answers = await Promise.all(
      [
        credentials('demo@portal.test', 'otra clave'),
        credentials('nadie@portal.test'),
        credentials('0912345675'),
      ].map(async (body) => {
        const response = await api.post('/api/auth/login', body);
        return [response.status, response.headers.get('content-type'), await response.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
    expect(JSON.parse(String(answers[0]?.[2]))).toMatchObject({
      code: 'credenciales_invalidas',
      status: 401,
    });
  });

  describe('after a release that raises the cost of a hash', () => {
    const openOlder = async () => {
      // The accounts of the tests have hashes of less.
      const older = await openApiForTest({ config: { claveCost: owaspCost } });
      const hashOfDemo = async () => {
        const { db } = older.database;
        const [row] = await db
          .select({ hash: credenciales.hash, cambiadaEl: credenciales.cambiadaEl })
          .from(credenciales)
          .innerJoin(cuentas, eq(cuentas.id, credenciales.cuentaId))
          .where(eq(cuentas.correo, demo.username));
        return row;
      };
      return { older, hashOfDemo };
    };

    it('a sign-in stores the hash at the new cost, once, and the password stays the same', async () => {
      const { older, hashOfDemo } = await openOlder();
      const before = await hashOfDemo();
      await older.login();
      const after = await hashOfDemo();
      expect(after?.hash).toContain('$m=19456,t=2,p=1$');
      expect(after?.cambiadaEl).toEqual(before?.cambiadaEl);
      await older.login();
      expect(await hashOfDemo()).toEqual(after);
    });

    it('a wrong password leaves the older hash', async () => {
      const { older, hashOfDemo } = await openOlder();
      const before = await hashOfDemo();
      const response = await older.post('/api/auth/login', credentials(demo.username, 'otra clave'));
      expect(response.status).toBe(401);
      expect(await hashOfDemo()).toEqual(before);
    });

    it('several sign-ins at once all succeed', async () => {
      const { older } = await openOlder();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => older.post('/api/auth/login', credentials(demo.username))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });
  });

  it('compares passwords in NFC', async () => {
    const fresh = await openApiForTest({ base: 'empty' });
    const registro = {
      email: 'nfc@portal.test',
      firstName: 'Íñigo',
      lastName: 'Peña',
      password: 'contraseña de niñez',
    };
    await fresh.post('/api/auth/register', registro);
    const decomposed = credentials(registro.email, registro.password.normalize('NFD'));
    expect((await fresh.post('/api/auth/login', decomposed)).status).toBe(200);
  });

  it.each([[{ username: 'demo@portal.test', password: 'x', type: 'ADM' }, '/type', 'opcion_desconocida']])(
    'refuses %j at %s',
    async (body, pointer, code) => {
      const response = await api.post('/api/auth/login', body);
      expect(response.status).toBe(422);
      expect(await json<Problem>(response)).toMatchObject({
        code: 'validacion',
        errors: [{ pointer, code }],
      });
    },
  );
});

describe('too many failures', () => {
  it('block an account at an address, answer the wait, and let it in afterwards', async () => {
    const own = await openApiForTest();
    for (let i = 0; i < 5; i += 1) {
      expect((await own.post('/api/auth/login', credentials('1714307103', 'mala'))).status).toBe(401);
    }
    // The right password is refused too, and so is another spelling of the name.
    const refused = await own.post('/api/auth/login', credentials('171430710-3'));
    expect(refused.status).toBe(429);
    expect(await json<Problem>(refused)).toMatchObject({ code: 'demasiados_intentos' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect((await own.post('/api/auth/login', credentials('nadie@portal.test'))).status).toBe(401);
    own.clock.now = new Date(today.getTime() + (seconds + 1) * 1000);
    expect((await own.post('/api/auth/login', credentials('1714307103'))).status).toBe(200);
  });

  it('block an unknown account in the same way', async () => {
    const own = await openApiForTest({ base: 'empty' });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1)
      statuses.push((await own.post('/api/auth/login', credentials('nadie@x.test'))).status);
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429]);
  });

  it('double the wait each time up to a quarter of an hour, and are forgotten after an hour without tries', async () => {
    const own = await openApiForTest();
    const attempt = (password = 'mala') => own.post('/api/auth/login', credentials(demo.username, password));
    for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      const refused = await attempt(demo.password);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      waits.push(seconds);
      own.clock.now = new Date(own.clock.now.getTime() + (seconds - 1) * 1000);
      expect((await attempt(demo.password)).status).toBe(429);
      own.clock.now = new Date(own.clock.now.getTime() + 1000);
      expect((await attempt()).status).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    own.clock.now = new Date(own.clock.now.getTime() + 3600 * 1000);
    for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
  });

  it('block an address that tries many accounts', async () => {
    const own = await openApiForTest({
      base: 'empty',
      config: {
        limites: {
          ...limitesDefault,
          ingresoCuentaDireccion: { max: 10, seconds: 60 },
          ingresoCuenta: { max: 10, seconds: 60 },
          ingresoDireccion: { max: 3, seconds: 60 },
          registroDireccion: { max: 2, seconds: 60 },
        },
      },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await own.post('/api/auth/login', credentials(`u${i}@x.test`))).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it('do not count successful sign-ins', async () => {
    const own = await openApiForTest();
    for (let i = 0; i < 25; i += 1)
      expect((await own.post('/api/auth/login', credentials(demo.username))).status).toBe(200);
  });

  it('cannot be avoided by many tries at the same time', async () => {
    const own = await openApiForTest();
    const statuses = await Promise.all(
      Array.from(
        { length: 30 },
        async () => (await own.post('/api/auth/login', credentials(demo.username, 'mala'))).status,
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });
});

describe('POST /api/auth/register', () => {
  const fresh = {
    email: 'Nueva@Portal.test',
    password: 'una clave bastante larga',
    firstName: 'Nina',
    lastName: 'Toapanta',
  };

  it('creates an account with an empty client, and signs in', async () => {
    const response = await api.post('/api/auth/register', fresh);
    expect(response.status).toBe(201);
    const { accessToken, user } = await json<Session>(response);
    expect(user).toEqual({
      id: expect.any(String),
      displayName: 'Nina Toapanta',
      lastName: 'Toapanta',
      email: 'nueva@portal.test',
    });
    const cliente = await json(await api.get('/api/cliente', bearer(accessToken)));
    expect(cliente).toEqual({
      id: expect.any(String),
      nombres: 'Nina',
      apellidos: 'Toapanta',
      correo: 'nueva@portal.test',
      correoVerificado: false,
      idioma: 'es',
      version: 1,
    });
    expect((await api.post('/api/auth/login', credentials('nueva@portal.test', fresh.password))).status).toBe(
      200,
    );
  });

  it('answers the same to a known and an unknown e-mail, and links no records', async () => {
    const response = await api.post('/api/auth/register', { ...fresh, email: 'demo@portal.test' });
    expect(response.status).toBe(201);
    const { accessToken, user } = await json<Session>(response);
    expect(user.email).toBe('demo@portal.test');
    const list = await json<{ total: number }>(
      await api.get('/api/cliente/inscripciones', bearer(accessToken)),
    );
    expect(list.total).toBe(0);
    // The owner still gets into her own account with her own password.
    const own = await json<Session>(await api.post('/api/auth/login', credentials('demo@portal.test')));
    expect(own.user.displayName).toBe('Ana Lucía Andrade Cevallos');
  });

  it('creates one account for a double click or a retry', async () => {
    const body = { ...fresh, email: 'doble@portal.test' };
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/auth/register', body)));
    answers.push(await api.post('/api/auth/register', body));
    const ids = await Promise.all(answers.map(async (answer) => (await json<Session>(answer)).user.id));
    expect(new Set(ids).size).toBe(1);
    expect(await api.database.db.$count(cuentas, eq(cuentas.correo, 'doble@portal.test'))).toBe(1);
    expect(await api.database.db.$count(clientes, eq(clientes.correo, 'doble@portal.test'))).toBe(1);
  });

  it('does not sign in to an account that somebody else just registered with another password', async () => {
    const first = await json<Session>(
      await api.post('/api/auth/register', { ...fresh, email: 'dos@portal.test' }),
    );
    const second = await json<Session>(
      await api.post('/api/auth/register', {
        ...fresh,
        email: 'dos@portal.test',
        password: 'otra clave muy distinta',
      }),
    );
    expect(second.user.id).not.toBe(first.user.id);
  });

  it.each([
    [
      { ...fresh, email: 'larguisimo.correo@portal.test', password: 'larguisimo.correo' },
      '/password',
      'clave_igual_correo',
    ],
    [{ ...fresh, email: 'no es correo' }, '/email', 'correo_formato'],
  ])('refuses %j at %s', async (body, pointer, code) => {
    const response = await api.post('/api/auth/register', body);
    expect(response.status).toBe(422);
    expect(await json<Problem>(response)).toMatchObject({ code: 'validacion', errors: [{ pointer, code }] });
  });

  it('stores passwords only as Argon2id hashes', async () => {
    const own = await openApiForTest({ base: 'empty', config: { claveCost: readConfig({}).claveCost } });
    expect((await own.post('/api/auth/register', fresh)).status).toBe(201);
    const hashes = await own.database.db.select({ hash: credenciales.hash }).from(credenciales);
    expect(hashes.map(({ hash }) => hash.slice(0, 30))).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  });
});
