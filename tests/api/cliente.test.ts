/** The client's own record and changes of contact data. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bearer, json, openApiForTest, type Problem, type TestApi } from './support/api.ts';

let api: TestApi;
let auth: Record<string, string>;

beforeEach(async () => {
  api = await openApiForTest();
  auth = bearer(await api.login());
});

it('GET /api/cliente answers the record and its version as ETag', async () => {
  const response = await api.get('/api/cliente', auth);
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe('"1"');
  expect(await json(response)).toEqual({
    id: expect.any(String),
    tipoIdentificacion: '05',
    identificacion: '1714307103',
    nombres: 'Ana Lucía',
    apellidos: 'Andrade Cevallos',
    correo: 'demo@portal.test',
    correoVerificado: true,
    telefono: '+593991234567',
    direccion: expect.any(String),
    idioma: 'es',
    version: 1,
  });
});

describe('PATCH /api/cliente', () => {
  it('changes contact data and increases the version', async () => {
    const response = await api.patch(
      '/api/cliente',
      { telefono: '+593 98 765-4321', correo: 'Otra@Portal.test', idioma: 'ar' },
      { ...auth, 'if-match': '"1"' },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe('"2"');
    const expected = { telefono: '+593987654321', correo: 'otra@portal.test', idioma: 'ar', version: 2 };
    expect(await json(response)).toMatchObject(expected);
    expect(await json(await api.get('/api/cliente', auth))).toMatchObject(expected);
  });

  it('refuses a change of an older version', async () => {
    const change = (idioma: string) => api.patch('/api/cliente', { idioma }, { ...auth, 'if-match': '"1"' });
    expect((await change('ar')).status).toBe(200);
    const response = await change('en');
    expect(response.status).toBe(412);
    expect(await json<Problem>(response)).toMatchObject({ code: 'version_obsoleta' });
    expect(await json(await api.get('/api/cliente', auth))).toMatchObject({ idioma: 'ar', version: 2 });
  });

  it('requires If-Match, and accepts a tag that a proxy weakened', async () => {
    const without = await api.patch('/api/cliente', { idioma: 'fr' }, auth);
    expect(without.status).toBe(428);
    expect(await json<Problem>(without)).toMatchObject({ code: 'version_requerida' });
    expect((await api.patch('/api/cliente', { idioma: 'fr' }, { ...auth, 'if-match': 'nada' })).status).toBe(
      412,
    );
    expect((await api.patch('/api/cliente', { idioma: 'fr' }, { ...auth, 'if-match': 'W/"1"' })).status).toBe(
      200,
    );
    expect((await api.patch('/api/cliente', { idioma: 'es' }, { ...auth, 'if-match': '*' })).status).toBe(
      200,
    );
  });

  it('accepts one of two changes at once', async () => {
    const { version } = await json<{ version: number }>(await api.get('/api/cliente', auth));
    const headers = { ...auth, 'if-match': `"${version}"` };
    const statuses = await Promise.all(
      ['Calle Uno 1', 'Calle Dos 2'].map(
        async (direccion) => (await api.patch('/api/cliente', { direccion }, headers)).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 412]);
  });

  it.each([[{ telefono: '099 123' }, '/telefono', 'telefono_formato']])(
    'refuses %j',
    async (body, pointer, code) => {
      const response = await api.patch('/api/cliente', body, { ...auth, 'if-match': '*' });
      expect(response.status).toBe(422);
      expect(await json<Problem>(response)).toMatchObject({
        code: 'validacion',
        errors: [{ pointer, code }],
      });
    },
  );

  it('does not change the e-mail for sign-in', async () => {
    await api.patch('/api/cliente', { correo: 'otra@portal.test' }, { ...auth, 'if-match': '*' });
    expect(await api.login('demo@portal.test')).toEqual(expect.any(String));
  });
});
