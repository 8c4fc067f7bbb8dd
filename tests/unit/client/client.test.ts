import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ApiError, codeOfError, isApiError } from '../../../src/client/apiError.ts';
import { type Client, createClient } from '../../../src/client/createClient.ts';
import type { EstadoCurso } from '../../../src/domain/estados/curso.ts';
import { answering, listen } from '../support/server.ts';

function clientOf(base: string, credential?: string, refused: string[] = []): Client {
  return createClient({
    base: () => base,
    credential: () => credential,
    onUnauthorized(token) {
      refused.push(token);
      return undefined;
    },
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.secreto';
const enlace = { facturas: [{ numero: 'f1', valor: 100 }] };

describe('a change', () => {
  const changes: Readonly<Record<string, (api: Client) => Promise<unknown>>> = {
    'contact data': (api) => api('PATCH /api/cliente', { body: { telefono: '' } as never }),
    'a payment from what is in favour': (api) => api('POST /api/cliente/aplicaciones', { body: enlace }),
    'a payment link': (api) => api('POST /api/cliente/enlaces', { body: enlace }),
    'a renewed link': (api) =>
      api('POST /api/cliente/enlaces/{id}/renovar', { params: { id: 'e' }, body: {} }),
    'a revoked link': (api) => api('DELETE /api/cliente/enlaces/{id}', { params: { id: 'e' } }),
    'an enrolment': (api) => api('POST /api/cliente/inscripciones', { body: {} as never }),
    'a cancelled enrolment': (api) =>
      api('POST /api/cliente/inscripciones/{id}/anular', { params: { id: 'i' }, body: {} as never }),
    'a receipt by mail': (api) => api('POST /api/cliente/recibos/{id}/reenviar', { params: { id: 'r' } }),
  };
  for (const [what, change] of Object.entries(changes))
    test.each(['{"status":"ok"}', '[]', 'null', ''])(
      `of ${what} does not count as made if the answer has another shape: %s`,
      async (body) => {
        const { base } = await listen(answering(200, body));
        const error = await failureOf(change(clientOf(base, token)));
        expect([error.kind, error.status]).toEqual(['format', 200]);
      },
    );
});

describe('a call', () => {
  test('reads answer the body; parameters are escaped, empty filters left out, repeated ones repeated', async () => {
    const { base, heard } = await listen(answering(200, '{"total":0,"siguiente":null,"resultados":[]}'));
    const api = clientOf(`${base}/portal`);
    const query = {
      q: 'a&b',
      estado: ['abierto', 'lleno'] satisfies EstadoCurso[],
      desde: undefined,
      cursor: '',
    };
    expect(await api('GET /api/cliente/cursos', { query })).toEqual({
      total: 0,
      siguiente: null,
      resultados: [],
    });
    await api('GET /api/cliente/cursos/{id}', { params: { id: 'a/b?c#d' } });
    expect(heard.map(({ url }) => url)).toEqual([
      '/portal/api/cliente/cursos?q=a%26b&estado=abierto&estado=lleno',
      '/portal/api/cliente/cursos/a%2Fb%3Fc%23d',
    ]);
  });

  test.each(['..', '.', ''])(
    'an id "%s" would reach another call: it is not found, and nothing is sent',
    async (id) => {
      const { base, heard } = await listen(answering(200, '{}'));
      const error = await failureOf(
        clientOf(base, token)('GET /api/cliente/inscripciones/{id}', { params: { id } }),
      );
      expect([error.kind, error.status, error.code, heard.length]).toEqual(['http', 404, 'no_encontrado', 0]);
    },
  );

  test('a body goes as JSON; 204 answers undefined', async () => {
    const { base, heard } = await listen((_, response) => response.writeHead(204).end());
    const body = { claveActual: 'a', claveNueva: 'b' };
    expect(await clientOf(base)('POST /api/cliente/perfil/cambio-clave', { body })).toBeUndefined();
    expect(heard[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(body);
  });

  test('Accept names the version of the contract, beside the bare type for servers that do not know it', async () => {
    const { base, heard } = await listen(answering(200, '{}'));
    await clientOf(base)('GET /api/cliente');
    expect(heard[0]?.headers.accept).toBe('application/json, application/json;contract=1.0');
  });

  test('tells another site the origin of the page, and never its path or query', async () => {
    const asked: RequestInit[] = [];
    const api = createClient({
      base: () => 'https://api.universidad.test',
      fetch: async (_url, init) => {
        asked.push(init);
        return new Response('{}');
      },
    });
    await api('GET /api/cliente');
    expect(asked.map(({ referrerPolicy }) => referrerPolicy)).toEqual(['strict-origin-when-cross-origin']);
  });

  test('every POST has a key of its own, unless the caller repeats one; reads have none', async () => {
    const { base, heard } = await listen(answering(201, '{"url":""}'));
    const api = clientOf(base);
    await api('POST /api/cliente/enlaces', { body: enlace });
    await api('POST /api/cliente/enlaces', { body: enlace });
    await api('POST /api/cliente/enlaces', { body: enlace, idempotencyKey: 'repetida' });
    await api('GET /api/cliente/balance');
    const keys = heard.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['repetida', undefined]);
  });

  test('a change names the version that it is about', async () => {
    const { base, heard } = await listen(answering(200, '{"version":8}'));
    await clientOf(base)('PATCH /api/cliente', { body: { idioma: 'es' }, ifMatch: 7 });
    expect(heard[0]?.headers['if-match']).toBe('"7"');
  });

  test('documents come as files, and only of the kind that was asked for', async () => {
    const { base } = await listen((request, response) => {
      const pdf = request.headers.accept === 'application/pdf';
      response
        .writeHead(200, { 'content-type': pdf ? 'application/pdf' : 'text/html' })
        .end(pdf ? '%PDF-1.7' : '<html>');
    });
    const api = clientOf(base);
    const file = await api.file('GET /api/cliente/facturas/{id}', 'application/pdf', {
      params: { id: 'f1' },
    });
    expect(await file.text()).toBe('%PDF-1.7');
    const error = await failureOf(api.file('GET /api/cliente/movimientos', 'text/csv'));
    expect(error.kind).toBe('html');
  });
});

describe('the credential', () => {
  test('goes as bearer, not with a call that asks for none, and never as a cookie', async () => {
    const { base, heard } = await listen(answering(200, '{}', { 'set-cookie': 'a=b' }));
    const api = clientOf(base, token);
    await api('GET /api/cliente/balance');
    await api('GET /api/cliente/balance', { anonymous: true });
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, undefined]);
    expect(heard[1]?.headers.cookie).toBeUndefined();
  });

  test('asks the browser for no cookies and no redirects, and for a cache only of what everybody may read', async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      asked.push(init);
      return new Response('[]');
    });
    const api = clientOf('https://api.universidad.test', token);
    await api('GET /api/cliente/balance');
    await api('GET /api/institucion', { anonymous: true });
    await api('POST /api/auth/login', {
      anonymous: true,
      body: { username: 'ana', password: 'x', type: 'CLI' },
    });
    vi.unstubAllGlobals();
    expect(asked.map(({ credentials, cache, redirect }) => [credentials, cache, redirect])).toEqual([
      ['omit', 'no-store', 'error'],
      ['omit', 'no-cache', 'error'],
      ['omit', 'no-store', 'error'],
    ]);
  });

  test('does not follow a redirect to another origin', async () => {
    const other = await listen(answering(200, '{}'));
    const { base } = await listen((_, response) =>
      response.writeHead(307, { location: `${other.base}/api/cliente/balance` }).end(),
    );
    const error = await failureOf(clientOf(base, token)('GET /api/cliente/balance'));
    expect([error.kind, other.heard.length]).toEqual(['network', 0]);
  });

  test('is reported with the 401 of a call that sent it, and not with that of a call without it', async () => {
    const { base } = await listen(answering(401, '{"code":"sesion_expirada"}'));
    const refused: string[] = [];
    await failureOf(clientOf(base, token, refused)('GET /api/cliente/balance'));
    expect(refused).toEqual([token]);
    await failureOf(clientOf(base, token, refused)('GET /api/cliente/balance', { anonymous: true }));
    await failureOf(clientOf(base, undefined, refused)('GET /api/cliente/balance'));
    expect(refused).toEqual([token]);
  });

  test.each([403, 404, 500])('is not refused by a %i', async (status) => {
    const { base } = await listen(answering(status, '{}'));
    const refused: string[] = [];
    await failureOf(clientOf(base, token, refused)('GET /api/cliente/balance'));
    expect(refused).toEqual([]);
  });
});

describe('a failed call', () => {
  test('rejects with the body of the response, its code and its fields', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Unprocessable',
      status: 422,
      code: 'validacion',
      errors: [{ pointer: '/correo', code: 'correo_formato' }, 'not an error'],
    };
    const headers = { 'content-type': 'application/problem+json' };
    const { base } = await listen(answering(422, JSON.stringify(problem), headers));
    const error = await failureOf(clientOf(base)('PATCH /api/cliente', { body: { correo: 'x' } }));
    expect(error.body).toEqual(problem);
    expect([error.kind, error.status, error.code, codeOfError(error)]).toEqual([
      'http',
      422,
      'validacion',
      'validacion',
    ]);
    expect(error.errors).toEqual([{ pointer: '/correo', code: 'correo_formato' }]);
    expect(error.message).toBe(`PATCH ${base}/api/cliente failed with status 422 (validacion)`);
  });

  test("rejects with 'Something went wrong' when the response has no body", async () => {
    const { base } = await listen((_, response) => response.writeHead(500).end());
    const error = await failureOf(clientOf(base)('GET /api/cliente/balance'));
    expect([error.kind, error.status, error.body, error.code]).toEqual([
      'http',
      500,
      'Something went wrong',
      undefined,
    ]);
    expect(codeOfError(error)).toBe('http');
  });

  test('keeps the text of a failed response that is no JSON', async () => {
    const { base } = await listen(answering(500, '<h1>Error</h1>', { 'content-type': 'text/html' }));
    const error = await failureOf(clientOf(base)('GET /api/cliente/balance'));
    expect([error.kind, error.body]).toEqual(['http', '<h1>Error</h1>']);
  });

  test.each([
    ['120', 120],
    ['0', 0],
    ['soon', undefined],
    ['', undefined],
  ])('reads Retry-After "%s" as %s seconds', async (header, expected) => {
    const { base } = await listen(
      answering(429, '{"code":"demasiados_intentos"}', { 'retry-after': header }),
    );
    const error = await failureOf(clientOf(base)('POST /api/cliente/enlaces', { body: enlace }));
    expect(error.retryAfter).toBe(expected);
  });

  test('takes a date in Retry-After too', async () => {
    const header = new Date(Date.now() + 90_000).toUTCString();
    const { base } = await listen(answering(429, '{}', { 'retry-after': header }));
    const error = await failureOf(clientOf(base)('GET /api/cliente/balance'));
    expect(error.retryAfter).toBeGreaterThan(85);
    expect(error.retryAfter).toBeLessThanOrEqual(90);
  });

  test('takes a date that is past for no wait', async () => {
    const header = new Date(Date.now() - 90_000).toUTCString();
    const { base } = await listen(answering(429, '{}', { 'retry-after': header }));
    expect((await failureOf(clientOf(base)('GET /api/cliente/balance'))).retryAfter).toBe(0);
  });

  test('tells a web page from data, by its type or by its looks', async () => {
    for (const type of ['text/html; charset=utf-8', 'application/json']) {
      const { base } = await listen(
        answering(200, '\n<!DOCTYPE html><title>Hola</title>', { 'content-type': type }),
      );
      const error = await failureOf(clientOf(base)('GET /api/cliente/balance'));
      expect([error.kind, error.status, codeOfError(error)]).toEqual(['html', 200, 'html']);
    }
  });

  test('says that data is broken, and quotes none of it', async () => {
    const { base } = await listen(answering(200, '{"accessToken":"secreto"'));
    const error = await failureOf(clientOf(base)('GET /api/cliente/balance'));
    expect([error.kind, error.cause]).toEqual(['format', undefined]);
    expect(error.message).not.toContain('secreto');
  });

  test('is a network failure if no answer comes, with its cause', async () => {
    const { base, close } = await listen(answering(200, '{}'));
    close();
    const error = await failureOf(clientOf(base)('POST /api/cliente/enlaces', { body: enlace }));
    expect([error.kind, error.status, error.body]).toEqual(['network', undefined, undefined]);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('is a network failure too if an answer is cut off in the middle', async () => {
    const { base } = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"total":', () => response.destroy());
    });
    const error = await failureOf(clientOf(base)('GET /api/cliente/balance'));
    expect(error.kind).toBe('network');
  });

  test('that was aborted has its own kind: before it is sent, before it is answered, in the middle of the answer', async () => {
    const early = new AbortController();
    early.abort();
    const waiting = new AbortController();
    const reading = new AbortController();
    const { base } = await listen((request, response) => {
      if (request.url?.endsWith('cursos') === false) return waiting.abort();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"total":');
    });
    const api = clientOf(base);
    const { text } = Response.prototype;
    vi.spyOn(Response.prototype, 'text').mockImplementation(function (this: Response) {
      const body = text.call(this);
      reading.abort();
      return body;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await failureOf(api('GET /api/cliente/balance', { signal: early.signal }))).kind).toBe('abort');
    expect((await failureOf(api('GET /api/cliente/balance', { signal: waiting.signal }))).kind).toBe('abort');
    expect((await failureOf(api('GET /api/cliente/cursos', { signal: reading.signal }))).kind).toBe('abort');
  });

  test('never shows the token, the search or what was sent', async () => {
    const { base, close } = await listen(answering(500, '{}'));
    const api = clientOf(base, token);
    const errors = [
      await failureOf(api('GET /api/cliente/cursos', { query: { q: 'búsqueda privada' } })),
      await failureOf(
        api('POST /api/auth/login', { body: { username: 'ana', password: 'mi-clave', type: 'CLI' } }),
      ),
    ];
    close();
    errors.push(await failureOf(api('GET /api/cliente/cursos', { query: { q: 'búsqueda privada' } })));
    for (const error of errors) {
      const shown = inspect(error, { depth: 8, showHidden: true, getters: true });
      expect(shown).not.toMatch(/secreto|mi-clave|privada|Bearer/);
    }
  });

  test('is recognised by its name, also by another copy of the bundle', () => {
    expect(isApiError(Object.assign(new Error('x'), { name: 'ApiError' }))).toBe(true);
    expect(isApiError(new Error('x'))).toBe(false);
    expect(isApiError({ name: 'ApiError' })).toBe(false);
    expect(codeOfError(new Error('x'))).toBeUndefined();
  });
});

describe('trying again', () => {
  test('a read that met a gateway in trouble is repeated once', async () => {
    let times = 0;
    const { base } = await listen((request, response) => {
      times += 1;
      answering(times === 1 ? 503 : 200, '[]')(request, response);
    });
    expect(await clientOf(base)('GET /api/cliente/balance')).toEqual([]);
    expect(times).toBe(2);
  });

  test('a read that got no answer is repeated once, and given up while it waits', async () => {
    let times = 0;
    const { base } = await listen((request, response) => {
      times += 1;
      if (times === 1) response.destroy();
      else answering(200, '[]')(request, response);
    });
    expect(await clientOf(base)('GET /api/cliente/balance')).toEqual([]);
    expect(times).toBe(2);
    times = 0;
    const control = new AbortController();
    const call = failureOf(clientOf(base)('GET /api/cliente/balance', { signal: control.signal }));
    await expect.poll(() => times).toBe(1);
    control.abort();
    expect((await call).kind).toBe('abort');
    expect(times).toBe(1);
  });

  test('a POST, and a read that the API itself refused, are not repeated', async () => {
    const { base, heard } = await listen(answering(503, '{}'));
    await failureOf(clientOf(base)('POST /api/cliente/enlaces', { body: enlace }));
    expect(heard).toHaveLength(1);
    const other = await listen(answering(500, '{}'));
    await failureOf(clientOf(other.base)('GET /api/cliente/balance'));
    expect(other.heard).toHaveLength(1);
  });
});
