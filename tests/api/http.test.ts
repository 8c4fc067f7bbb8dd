/** The API on HTTP: errors, CORS, headers, limits and the log. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { contractVersion } from '../../src/contract/version.ts';
import { bearer, demo, json, openApi, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { runScript } from './support/runScript.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi({
    config: { corsOrigins: ['https://www.ejemplo.edu'], publicUrl: 'https://portal.ejemplo.edu' },
  });
});
afterAll(() => api.close());

describe('errors', () => {
  it.each([
    ['GET', '/api/nada', 404, 'no_encontrado'],
    ['GET', '/otra', 404, 'no_encontrado'],
    ['GET', '/api/cliente/cursos/', 404, 'no_encontrado'],
    ['DELETE', '/api/cliente', 405, 'metodo_no_permitido'],
    ['PUT', '/api/auth/login', 405, 'metodo_no_permitido'],
    ['POST', '/api/salud', 405, 'metodo_no_permitido'],
  ])('%s %s is %i as problem+json', async (method, path, status, code) => {
    const response = await api.app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('x-request-id')).toMatch(/./);
    expect(await json<Problem>(response)).toEqual({
      type: `/api/referencia#${code}`,
      title: expect.any(String),
      status,
      code,
      ...(status === 404 ? { detail: expect.any(String) } : {}),
    });
    if (status === 405) expect(response.headers.get('allow')).toMatch(/GET|POST/);
  });

  it.each([
    ['{"username":', 400, 'json_invalido'],
    ['', 400, 'json_invalido'],
  ])('a body of “%s” is %i', async (body, status, code) => {
    const response = await api.post('/api/auth/login', body);
    expect([response.status, (await json<Problem>(response)).code]).toEqual([status, code]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('a body of type %s is 415', async (type) => {
    const response = await api.post('/api/auth/login', {}, { 'content-type': type });
    expect([response.status, (await json<Problem>(response)).code]).toEqual([415, 'tipo_de_contenido']);
  });

  it('a body over 64 kB is 413, with and without Content-Length', async () => {
    const large = JSON.stringify({ username: 'a', password: 'x'.repeat(65 * 1024), type: 'CLI' });
    const said = await api.post('/api/auth/login', large, { 'content-length': String(large.length) });
    expect([said.status, (await json<Problem>(said)).code]).toEqual([413, 'cuerpo_demasiado_grande']);
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(16 * 1024)));
      },
    });
    const request = new Request('http://x/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect((await api.app.request(request)).status).toBe(413);
    const edge = JSON.stringify({ username: 'a', password: 'x', type: 'CLI' }).padEnd(64 * 1024, ' ');
    expect((await api.post('/api/auth/login', edge, { 'content-length': String(edge.length) })).status).toBe(
      401,
    );
  });

  it('an unexpected error is 500 and reveals nothing', async () => {
    const own = await openApiForTest();
    const token = await own.login();
    await runScript(own.database, (run) => run('alter table cursos rename to secretos_internos'));
    const response = await own.get('/api/cliente/cursos');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      code: 'interno',
      detail: expect.stringContaining(response.headers.get('x-request-id') ?? '-'),
    });
    expect(text).not.toMatch(/cursos|select|relation|secretos/i);
    const logged = own.logs
      .filter((line) => line.includes('unexpected error'))
      .map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { id: response.headers.get('x-request-id'), error: { sqlstate: '42P01' } },
    ]);
    expect((await own.get('/api/auth/me', bearer(token))).status).toBe(200);
  });
});

describe('GET /api/salud', () => {
  it('is 200 while the database answers and 503 when it does not, and no cache keeps it', async () => {
    const own = await openApiForTest({ base: 'empty' });
    const well = await own.get('/api/salud');
    expect([well.status, well.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await json(well)).toEqual({
      estado: 'disponible',
      baseDeDatos: 'disponible',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    await own.database.close();
    const ill = await own.get('/api/salud');
    expect([ill.status, ill.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await json(ill)).toMatchObject({ estado: 'no_disponible', baseDeDatos: 'no_disponible' });
  });
});

describe('GET /api/institucion', () => {
  it('shows only the public fields of the institution', async () => {
    const answer = await api.get('/api/institucion');
    expect(answer.status).toBe(200);
    const { nombre, identificacion, direccion, correo, telefono } = institucionDemo;
    expect(await json(answer)).toEqual({
      ...{ nombre, identificacion, direccion, correo, telefono },
      ...{ tipoIdentificacion: '04', facturaElectronica: true },
    });
  });
});

describe('the version of the contract', () => {
  it('is told with every answer, also with errors, and pages of other origins may read it', async () => {
    for (const path of ['/api/cliente/cursos', '/api/nada', '/api/cliente']) {
      const { headers } = await api.get(path, { origin: 'https://www.ejemplo.edu' });
      expect([path, headers.get('contract-version')]).toEqual([path, contractVersion]);
      expect(headers.get('access-control-expose-headers')).toContain('Contract-Version');
    }
  });

  it('of the portal in Accept does not change what it gets', async () => {
    const accept = `application/json, application/json;contract=${contractVersion}`;
    const { headers } = await api.get('/api/cliente/cursos', { accept });
    expect(headers.get('content-type')).toBe('application/json');
  });
});

describe('CORS', () => {
  const preflight = (origin: string, headers: Record<string, string> = {}) =>
    api.app.request('/api/cliente/inscripciones', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key,if-match,content-type',
        ...headers,
      },
    });

  it.each(['https://www.ejemplo.edu', 'https://portal.ejemplo.edu'])('allows %s', async (origin) => {
    const before = await preflight(origin);
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe(origin);
    expect(before.headers.get('access-control-allow-methods')).toBe('GET,POST,PATCH,DELETE');
    for (const name of ['Authorization', 'Idempotency-Key', 'If-Match', 'Content-Type']) {
      expect(before.headers.get('access-control-allow-headers')).toContain(name);
    }
    expect(before.headers.get('access-control-allow-credentials')).toBeNull();
    const response = await api.get('/api/cliente/cursos', { origin });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('vary')).toContain('Origin');
    for (const name of ['ETag', 'Retry-After', 'Location']) {
      expect(response.headers.get('access-control-expose-headers')).toContain(name);
    }
  });

  it('lets an allowed page read errors too', async () => {
    for (const response of [
      await api.get('/api/cliente', { origin: 'https://www.ejemplo.edu' }),
      await api.get('/api/nada', { origin: 'https://www.ejemplo.edu' }),
      await api.post('/api/auth/login', '{', { origin: 'https://www.ejemplo.edu' }),
    ]) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('access-control-allow-origin')).toBe('https://www.ejemplo.edu');
    }
  });

  it.each([
    'https://www.ejemplo.edu.malo.test',
    'http://www.ejemplo.edu',
    'https://malo.test',
    'null',
    'http://localhost:3000',
    'https://www.ejemplo.edu:8443',
  ])('refuses %s and names the setting to change', async (origin) => {
    for (const response of [await preflight(origin), await api.get('/api/cliente/cursos', { origin })]) {
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toContain('Origin');
      expect(await json<Problem>(response)).toMatchObject({
        code: 'origen_no_permitido',
        detail: expect.stringContaining('CORS_ORIGINS'),
      });
    }
  });

  it('takes its own origin from PUBLIC_URL and never from Host, which the caller writes', async () => {
    const asked = async (origin: string, host: string) =>
      (await api.get('/api/cliente/cursos', { origin, host })).status;
    expect(await asked('https://portal.ejemplo.edu', 'internal:8080')).toBe(200);
    expect(await asked('http://malo.test', 'malo.test')).toBe(403);
    expect(await asked('http://portal.ejemplo.edu', 'portal.ejemplo.edu')).toBe(403);
  });

  it('allows loopback pages in the demo', async () => {
    const own = await openApiForTest({ base: 'empty', config: { corsLoopback: true } });
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:1']) {
      expect(
        (await own.get('/api/cliente/cursos', { origin })).headers.get('access-control-allow-origin'),
      ).toBe(origin);
    }
    expect((await own.get('/api/cliente/cursos', { origin: 'http://localhost.malo.test' })).status).toBe(403);
  });
});

describe('every answer', () => {
  it.each(['/api/salud', '/api/cliente/cursos', '/api/nada', '/api/cliente', '/api/openapi.json'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await api.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toMatch(/max-age/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache|^public, max-age=0/);
    },
  );
});

describe('public answers', () => {
  it.each(['cursos', 'curso', 'institucion'])(
    '%s answers 304 to its own ETag, and 200 to another',
    async (what) => {
      const { resultados } = await json<{ resultados: { identificacion: string }[] }>(
        await api.get('/api/cliente/cursos?limite=1'),
      );
      const curso = `/api/cliente/cursos/${resultados[0]?.identificacion}`;
      const path = { cursos: '/api/cliente/cursos', curso, institucion: '/api/institucion' }[what] ?? '';
      const first = await api.get(path);
      expect([first.status, first.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=0, stale-while-revalidate=60',
      ]);
      const origin = 'https://www.ejemplo.edu';
      const known = await api.get(path, { 'if-none-match': first.headers.get('etag') ?? '', origin });
      expect([known.status, await known.text()]).toEqual([304, '']);
      expect(known.headers.get('access-control-allow-origin')).toBe(origin);
      expect(known.headers.get('date')).toMatch(/GMT$/);
      // The same ETag as with a body, in whichever encoding.
      const packed = await api.get(path, { 'accept-encoding': 'gzip' });
      expect([known, packed].map(({ headers }) => headers.get('etag'))).toEqual(
        [first, first].map(({ headers }) => headers.get('etag')),
      );
      expect((await api.get(path, { 'if-none-match': '"otra"' })).status).toBe(200);
    },
  );
});

describe('an answer of a kilobyte', () => {
  it('is compressed if the caller accepts it, with Vary for caches', async () => {
    const list = await api.get('/api/cliente/cursos', { 'accept-encoding': 'gzip, br' });
    expect(list.headers.get('content-encoding')).toBe('gzip');
    expect(list.headers.get('vary')).toMatch(/Accept-Encoding/i);
    const plain = await (await api.get('/api/cliente/cursos')).text();
    const packed = await list.arrayBuffer();
    expect(gunzipSync(packed).toString()).toBe(plain);
    expect(packed.byteLength).toBeLessThan(plain.length / 4);
  });

  it('is not compressed if it is shorter, or if the caller does not ask', async () => {
    const short = await api.get('/api/institucion', { 'accept-encoding': 'gzip' });
    expect(short.headers.get('content-encoding')).toBeNull();
    expect((await api.get('/api/cliente/cursos')).headers.get('content-encoding')).toBeNull();
  });
});

describe('the log', () => {
  it('has one line per request, without secrets', async () => {
    const own = await openApiForTest();
    const token = await own.login();
    await own.post('/api/auth/login', {
      username: 'demo@portal.test',
      password: 'la clave equivocada',
      type: 'CLI',
    });
    await own.post('/api/auth/login', '{"password":"clave en json roto');
    await own.get('/api/cliente?token=secreto-en-consulta', bearer(token));
    await own.get('/api/pagar/codigo-secreto', bearer(token));
    await own.get(`/api/cliente/usuarios/${encodeURIComponent('persona@correo.test')}`, bearer(token));
    await own.post('/api/auth/register', {
      email: 'x@portal.test',
      password: 'mi clave nueva y larga',
      firstName: 'A',
      lastName: 'B',
    });
    // Errors of the database quote values, which must not appear in the log.
    await runScript(own.database, (run) =>
      run("alter table cuentas add constraint rota check (correo not like 'rota%')"),
    );
    await own.post('/api/auth/register', {
      email: 'rota@portal.test',
      password: 'clave de la rota larga',
      firstName: 'A',
      lastName: 'B',
    });
    const text = own.logs.join('');
    for (const secret of [
      token,
      token.split('.')[2] ?? '',
      demo.password,
      'la clave equivocada',
      'clave en json roto',
      'secreto-en-consulta',
      'codigo-secreto',
      'persona@correo.test',
      'mi clave nueva',
      'clave de la rota',
      'rota@portal.test',
      'demo@portal.test',
      'argon2',
    ]) {
      expect(text).not.toContain(secret);
    }
    const lines = own.logs.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatchObject({
      level: 30,
      id: expect.any(String),
      method: 'POST',
      route: '/api/auth/login',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines[4]).toMatchObject({ route: null, status: 404 });
    expect(lines[7]).toMatchObject({ level: 50, status: 500 });
    expect(own.logs.map((line) => JSON.parse(line)).find((line) => line.error)).toMatchObject({
      error: { sqlstate: '23514', constraint: 'rota' },
    });
  });
});
