/** Requests of an attacker: strange characters, extra fields, identifiers of other clients. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { filesOf } from '../../src/contract/files.ts';
import { bearer, demo, json, openApi, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { mailsTo, tokenOf } from './support/buzon.ts';

let api: TestApi;
let mine: string;

beforeAll(async () => {
  api = await openApi();
  mine = await api.login();
});
afterAll(() => api.close());

const send = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
  api.app.request(path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Valid bodies, so that a call is refused only because of the record's owner. */
const bodies: Record<string, unknown> = {
  'POST /api/cliente/inscripciones/{id}/anular': { motivo: 'otro' },
};

describe('one client', () => {
  it('gets 404 for every kind of identifier of another client, on every call', async () => {
    const [other] = await rows(
      api.database.db,
      sql`select c.id as cuenta, c.cliente_id as cliente from cuentas c join inscripciones i using (cliente_id)
          join enlaces e using (cliente_id) where c.correo <> ${demo.username} group by 1, 2 order by count(*) desc limit 1`,
    );
    const id = sql`${String(other?.cliente)}::uuid`;
    const identifiers = await rows(
      api.database.db,
      // One of each kind: all of a kind are found, or not, by the same statement.
      sql`select min(numero) as id from inscripciones where cliente_id = ${id}
          union select min(numero) from facturas where cliente_id = ${id}
          union select min(numero) from recibos where cliente_id = ${id}
          union select min(id::text) from pagos where cliente_id = ${id}
          union select min(id::text) from enlaces where cliente_id = ${id}
          union select min(codigo) from enlaces where cliente_id = ${id}
          union select min(id::text) from sesiones where cuenta_id = ${String(other?.cuenta)}::uuid`,
    );
    // Nobody but the demo client has a session here.
    const all = [...identifiers, { id: other?.cuenta }, { id: other?.cliente }].flatMap(({ id: one }) =>
      one === null ? [] : [String(one)],
    );
    expect(all).toHaveLength(8);
    const calls = (endpoints as readonly Endpoint[])
      .filter(({ auth, path }) => auth !== 'publica' && path.includes('{'))
      // Also requests every other media type, by Accept and by its own address.
      .flatMap((endpoint) => [
        ...['application/json', ...(endpoint.media ?? [])].map((accept) => ({ ...endpoint, accept })),
        ...filesOf(endpoint).map((file) => ({ ...file, accept: '*/*' })),
      ]);
    expect(calls.length).toBeGreaterThan(9);
    for (const { method, path, accept } of calls) {
      const as = { ...bearer(mine), accept };
      const body = bodies[`${method} ${path}`] ?? (method === 'POST' ? {} : undefined);
      const at = (identifier: string) => path.replace(/\{\w+\}/, encodeURIComponent(identifier));
      const unknown = await send(method, at(randomUUID()), as, body);
      expect([method, path, unknown.status]).toEqual([method, path, 404]);
      const nothing = await unknown.text();
      for (const identifier of all) {
        const response = await send(method, at(identifier), as, body);
        expect([method, path, identifier, response.status]).toEqual([method, path, identifier, 404]);
        expect(await response.text()).toBe(nothing);
      }
    }
  });

  /** The calls whose body names records; everything else in the body is valid. */
  const naming: [string, (numero: string) => unknown][] = [
    ['/api/cliente/enlaces', (numero) => ({ facturas: [{ numero, valor: 1 }] })],
    ['/api/cliente/enlaces', (numero) => ({ facturas: [{ numero, valor: 1 }], caducaEnHoras: 1 })],
    ['/api/cliente/aplicaciones', (numero) => ({ facturas: [{ numero, valor: 1 }] })],
  ];

  it('gets the same 404 and changes nothing if a body names invoices of another client, alone or among their own', async () => {
    const { db } = api.database;
    const theirs = await rows(
      db,
      sql`select f.numero, f.tipo, f.total - f.pagado > 0 as abierta from facturas f
          join clientes c on c.id = f.cliente_id where c.identificacion <> '1714307103' order by abierta desc, f.numero limit 12`,
    );
    const [own] = await rows(
      db,
      sql`select f.numero from facturas f join clientes c on c.id = f.cliente_id
          where c.identificacion = '1714307103' and f.tipo = 'factura' and f.estado = 'emitida' and f.total > f.pagado limit 1`,
    );
    expect(theirs).toHaveLength(12);
    const count = async () =>
      (
        await rows(
          db,
          sql`select (select count(*)::int from enlaces) as enlaces, (select count(*)::int from aplicaciones) as aplicaciones`,
        )
      )[0];
    const before = await count();
    for (const [path, bodyOf] of naming) {
      const unknown = await send('POST', path, bearer(mine), bodyOf('999-999-999999999'));
      const nothing = await unknown.text();
      expect([path, unknown.status]).toEqual([path, 404]);
      for (const { numero } of theirs) {
        const response = await send('POST', path, bearer(mine), bodyOf(String(numero)));
        expect([path, numero, response.status]).toEqual([path, numero, 404]);
        expect(await response.text()).toBe(nothing);
      }
      const mixed = {
        facturas: [own?.numero, theirs[0]?.numero].map((numero) => ({ numero, valor: 1 })),
      };
      expect([path, (await send('POST', path, bearer(mine), mixed)).status]).toEqual([path, 404]);
    }
    expect(await count()).toEqual(before);
  });

  it('has no other routes: each is in the contract or in the list of routes without a session', () => {
    const withFiles = endpoints.flatMap((endpoint) => [endpoint, ...filesOf(endpoint)]);
    const known = new Set(withFiles.map(({ method, path }) => `${method} ${path}`));
    const mounted = new Set(
      api.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
        .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`),
    );
    expect([...known].filter((call) => !mounted.has(call))).toEqual([]);
    // Pages and notices without a session. Think before you add one.
    expect([...mounted].filter((call) => !known.has(call)).toSorted()).toEqual([
      'GET /api/',
      'GET /api/correo/letras/{file}',
      'GET /api/correo/pagina.css',
      'GET /api/correo/verificar',
      'GET /api/openapi.json',
      'GET /api/referencia',
      'GET /api/referencia/estilo.css',
      'POST /api/correo/verificar',
      'POST /api/pasarela/muestra/avisos',
    ]);
  });

  it.each([
    ['PATCH', '/api/cliente', { correoVerificado: true }],
    ['PATCH', '/api/cliente', { __proto__: null, constructor: {} }],
    [
      'POST',
      '/api/cliente/inscripciones',
      { curso: 'x', terminos: { version: '1' }, clienteId: randomUUID() },
    ],
    [
      'POST',
      '/api/cliente/perfil/cambio-clave',
      { claveActual: 'x', claveNueva: 'y', cuentaId: randomUUID() },
    ],
    ['POST', '/api/auth/login', { username: 'a', password: 'b', type: 'CLI', role: 'admin' }],
    ['POST', '/api/auth/register', { ...registro(), correoVerificado: true }],
  ])('%s %s ignores the extra fields %j', async (method, path, body) => {
    const ifMatch = method === 'PATCH' ? { 'if-match': '*' } : {};
    const response = await send(method, path, { ...bearer(mine), ...ifMatch }, body);
    expect(response.status).toBe(422);
    expect(await json<Problem>(response)).toMatchObject({ code: 'validacion' });
  });
});

function registro(firstName = 'Nina', lastName = 'Toapanta') {
  return { email: `${randomUUID()}@x.test`, password: 'una clave bastante larga', firstName, lastName };
}

describe('a body that is no object', () => {
  const calls = endpoints.filter((endpoint) => 'body' in endpoint).map(({ method, path }) => [method, path]);

  it.each(calls)('is 422 for %s %s', async (method = '', path = '') => {
    const where = path.replace(/\{\w+\}/g, 'x');
    for (const body of [[], [{}], null]) {
      const response = await send(
        method,
        where,
        { ...bearer(mine), 'if-match': '*', 'idempotency-key': randomUUID() },
        body,
      );
      expect([body, response.status, (await json<Problem>(response)).code]).toEqual([
        body,
        422,
        'validacion',
      ]);
    }
  });
});

describe('U+0000', () => {
  it.each([
    ['POST', '/api/auth/login', { username: 'a\0@x.test', password: 'x', type: 'CLI' }, 422],
    ['POST', '/api/auth/login', { username: 'a', password: 'x', type: 'CLI', 'a\0': 1 }, 422],
    ['POST', '/api/auth/register', { ...registro(), firstName: 'a\0' }, 422],
    ['PATCH', '/api/cliente', { direccion: '\0' }, 422],
    ['GET', '/api/cliente/inscripciones/%00', undefined, 404],
    ['GET', '/api/cliente/cursos/a%00', undefined, 404],
    ['GET', '/api/cliente/cursos?q=%00', undefined, 422],
    ['POST', '/api/cliente/perfil/a%00/solicitud-cambio-clave', undefined, 404],
    ['DELETE', '/api/cliente/perfil/sesiones/%00', undefined, 404],
    ['GET', '/pagar/%00', undefined, 404],
    ['GET', '/pagar/%00/recibo.pdf?pago=0d4cbd4b-5f5c-4d7a-8a55-3a2b1c0d9e8f', undefined, 404],
    ['POST', '/pagar/a%00', undefined, 404],
    ['GET', '/api/cursos/%00/calendario.ics', undefined, 404],
    ['GET', '/api/correo/verificar?token=%00', undefined, 404],
  ])('in %s %s %j is refused without a server error', async (method, path, body, status) => {
    expect((await send(method, path, { ...bearer(mine), 'if-match': '*' }, body)).status).toBe(status);
  });

  it('deep inside a body is found without a stack overflow', async () => {
    const deep = `${'['.repeat(15_000)}"\\u0000"${']'.repeat(15_000)}`;
    expect((await api.post('/api/auth/login', deep)).status).toBe(422);
  });
});

describe('half a character', () => {
  it.each([
    ['/participante/nombres', { nombres: '\ud800' }],
    ['/participante/correo', { correo: '\ud800a@x.test' }],
    ['/participante/identificacion', { identificacion: 'AB\udfff123' }],
  ])('in %s of an application is refused, with and without a session', async (pointer, half) => {
    const whole = {
      tipoIdentificacion: '06',
      identificacion: 'AB123456',
      nombres: 'Ana',
      apellidos: 'Vera',
    };
    const participante = { ...whole, correo: 'a@x.test', telefono: '+593991234567', ...half };
    const body = { curso: 'x', terminos: { version: '1' }, tardoMs: 9000, participante };
    for (const as of [{}, bearer(mine)]) {
      const response = await send(
        'POST',
        '/api/cliente/inscripciones',
        { ...as, 'idempotency-key': randomUUID() },
        body,
      );
      expect(await json<Problem>(response)).toMatchObject({
        status: 422,
        errors: [{ pointer, code: 'caracteres' }],
      });
    }
  });

  it.each([
    ['/api/auth/register', { ...registro(), firstName: '\ud800' }],
    ['/api/auth/register', { ...registro(), password: 'una clave bastante larga \ud800' }],
    ['/api/auth/login', { username: '\udc00', password: 'x', type: 'CLI' }],
    ['/api/auth/login', { username: 'a', password: 'x', type: 'CLI', 'a\ud800': 1 }],
  ])('in %s is refused', async (path, body) => {
    const response = await send('POST', path, { 'idempotency-key': randomUUID() }, body);
    expect([response.status, (await json<Problem>(response)).code]).toEqual([422, 'validacion']);
  });
});

/** Typed in forms if the contract accepts it, else inserted into the database. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><style>*{display:none}</style>',
  'javascript:alert(1)',
  'https://malo.test/robo',
  '=HYPERLINK("https://malo.test")',
  '\u202Ereves\u2066',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}',
  `Z${'\u0310\u0327\u0489'.repeat(60)}`,
  'a'.repeat(10_000),
  'á'.repeat(10_000),
];

describe('hostile text in the database', () => {
  it.each(hostile)('is answered unchanged, as JSON that no browser runs: %s', async (text) => {
    await api.database.db
      .update(clientes)
      .set({ nombres: text, apellidos: text, direccion: text })
      .where(sql`identificacion = '1714307103'`);
    for (const path of ['/api/cliente', '/api/auth/me']) {
      const response = await api.get(path, bearer(mine));
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      const body = await response.text();
      expect(JSON.stringify(JSON.parse(body))).toContain(JSON.stringify(text).slice(1, -1));
    }
  });

  it.each(hostile)('is plain text, not a link, in the mails of an account: %s', async (text) => {
    const own = await openApiForTest();
    await own.database.db.update(clientes).set({ nombres: text }).where(sql`identificacion = '1714307103'`);
    await own.post('/api/cliente/perfil/1714307103/solicitud-cambio-clave', '');
    const [mail] = await mailsTo(own, demo.username);
    expect(mail?.html).not.toMatch(/<script|<img|onerror=alert\(1\)>|<style>\*/);
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(new Set(links).size).toBe(1);
    expect(links[0]).toMatch(/^https?:\/\/[^/]+\/portal\/cambiar-clave\?token=[\w-]{43}$/);
    expect(mail?.texto).not.toMatch(/https:\/\/malo\.test|[\u202A-\u202E\u2066\u2067]/);
    expect(mail?.texto.length).toBeLessThan(3000);
  });

  it('is refused as the name of a person', async () => {
    for (const text of hostile) {
      const response = await api.post('/api/auth/register', registro(text));
      expect([text, response.status]).toEqual([text, 422]);
    }
  });
});

it('no secret appears in the log, in an address or in an error', async () => {
  const own = await openApiForTest({
    config: { jwtSecret: 'el-secreto-de-las-firmas-de-hoy!', logLevel: 'trace' },
  });
  const told: string[] = [];
  const remember = async (response: Response | Promise<Response>) => {
    const { status, headers } = await response;
    const text = await (await response).clone().text();
    if (status >= 400 || status === 202) told.push(text);
    told.push(JSON.stringify([...headers]));
    return response;
  };
  const clave = 'tres tristes tigres trigueños';
  const token = await own.login();
  await remember(own.get('/api/auth/me', bearer(`${token}x`)));
  await remember(own.post('/api/auth/login', { username: demo.username, password: clave, type: 'CLI' }));
  await remember(own.post('/api/auth/login', `{"password":"${clave}"`));
  await remember(own.post('/api/auth/register', { ...registro(), password: clave, email: `${clave}@` }));
  await remember(own.post(`/api/cliente/perfil/${demo.username}/solicitud-cambio-clave`, ''));
  const link = await tokenOf(own, demo.username);
  await remember(own.post('/api/cliente/perfil/cambio-clave', { token: link, claveNueva: 'corta' }));
  await remember(own.post('/api/cliente/perfil/cambio-clave', { token: link, claveNueva: clave }));
  await remember(own.post('/api/cliente/perfil/cambio-clave', { token: link, claveNueva: clave }));
  await remember(own.get(`/api/correo/verificar?token=${link}`));
  // An internal error reveals nothing either.
  await own.database.db.execute(sql`alter table credenciales rename to escondidas`);
  const faulty = await remember(
    own.post('/api/auth/login', { username: demo.username, password: clave, type: 'CLI' }),
  );
  expect(faulty.status).toBe(500);
  const written = [...own.logs, ...told].join('\n');
  expect(own.logs.length).toBeGreaterThan(8);
  const secrets = [clave, demo.password, token, link, 'el-secreto-de-las-firmas', '$argon2id'];
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(own.logs.join('\n')).not.toContain(demo.username);
});
