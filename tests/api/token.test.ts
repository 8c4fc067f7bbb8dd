/** Proves which access tokens are valid. */
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, createServices } from '../../demo/api/app.ts';
import type { ApiConfig } from '../../demo/api/config.ts';
import { loadKeys } from '../../demo/api/cuentas/loadKeys.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { cuentas, sesiones } from '../../demo/api/db/schema/cuentas.ts';
import { bearer, demo, json, openApi, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { today } from './support/today.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const credentials = (username: string, password = demo.password) => ({ username, password, type: 'CLI' });

describe('a token', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function attacked(
    change: (token: string) => string | Promise<string>,
  ): Promise<[number, string, string | null]> {
    const token = await change(await api.login());
    const response = await api.get('/api/auth/me', bearer(token));
    const { code } = await json<Problem>(response);
    return [response.status, code, response.headers.get('www-authenticate')];
  }

  const invalid = [401, 'sesion_invalida', 'Bearer error="invalid_token"'];

  it('is required', async () => {
    const response = await api.get('/api/auth/me');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await json<Problem>(response)).toMatchObject({ code: 'sesion_requerida' });
  });

  it.each(['Basic ZGVtbzpkZW1v', 'Bearer', 'Bearer ', 'Bearer nada', 'token'])(
    'is not “%s”',
    async (authorization) => {
      expect((await api.get('/api/auth/me', { authorization })).status).toBe(401);
    },
  );

  it('without a signature is worth nothing (alg none)', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await attacked((token) => `${part({ alg, typ: 'JWT' })}.${token.split('.')[1]}.`)).toEqual(
        invalid,
      );
    }
  });

  it('with its signature stripped is worth nothing', async () => {
    expect(await attacked((token) => `${token.split('.').slice(0, 2).join('.')}.`)).toEqual(invalid);
  });

  it('with other claims under the old signature is worth nothing', async () => {
    expect(
      await attacked((token) => {
        const [header, claims = '', signature] = token.split('.');
        const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'somebody else' };
        return `${header}.${part(forged)}.${signature}`;
      }),
    ).toEqual(invalid);
  });

  const sign = (
    secret: Uint8Array,
    alg: string,
    kid: string | undefined,
    over: Record<string, unknown> = {},
  ) => {
    const iat = today.getTime() / 1000;
    return new SignJWT({
      sid: crypto.randomUUID(),
      sub: crypto.randomUUID(),
      iss: 'portal-clientes',
      aud: 'portal-clientes/api',
      iat,
      exp: iat + 3600,
      ...over,
    })
      .setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }) })
      .sign(secret);
  };

  it('of another key, another algorithm, no key id or another service is worth nothing', async () => {
    const { kid, secrets } = await loadKeys(api.database.db, undefined);
    const secret = secrets.get(kid) ?? new Uint8Array();
    const [session] = await api.database.db.select().from(sesiones).limit(1);
    const real = { sid: session?.id, sub: session?.cuentaId };
    const iat = today.getTime() / 1000;
    const forged = [
      sign(crypto.getRandomValues(new Uint8Array(32)), 'HS256', kid, real),
      sign(crypto.getRandomValues(new Uint8Array(32)), 'HS256', 'k2', real),
      sign(Buffer.concat([secret, secret]), 'HS512', kid, real),
      sign(secret, 'HS256', undefined, real),
      sign(secret, 'HS256', kid, { ...real, aud: 'another' }),
      sign(secret, 'HS256', kid, { ...real, iss: 'another' }),
      sign(secret, 'HS256', kid, { ...real, iat: iat + 3600, exp: iat + 7200 }),
      sign(secret, 'HS256', kid, { ...real, nbf: iat + 120 }),
      sign(secret, 'HS256', kid, { ...real, exp: undefined }),
      sign(secret, 'HS256', kid, { ...real, sid: undefined }),
      // Correctly signed, but without a session of that account.
      sign(secret, 'HS256', kid),
      sign(secret, 'HS256', kid, { ...real, sub: crypto.randomUUID() }),
    ];
    for (const token of forged) expect(await attacked(() => token)).toEqual(invalid);
    expect((await api.get('/api/auth/me', bearer(await sign(secret, 'HS256', kid, real)))).status).toBe(200);
  });

  it('that expired a second ago gets sesion_expirada', async () => {
    const own = await openApiForTest({ config: { tokenTtl: 60 } });
    const token = await own.login();
    own.clock.now = new Date(today.getTime() + 59_000);
    expect((await own.get('/api/auth/me', bearer(token))).status).toBe(200);
    for (const seconds of [60, 61]) {
      own.clock.now = new Date(today.getTime() + seconds * 1000);
      const response = await own.get('/api/auth/me', bearer(token));
      expect(response.status).toBe(401);
      expect(await json<Problem>(response)).toMatchObject({ code: 'sesion_expirada' });
    }
  });

  it('is worth nothing after its session ended or its account was disabled', async () => {
    const token = await api.login();
    await api.database.db.update(sesiones).set({ revocadaEl: today });
    expect((await api.get('/api/auth/me', bearer(token))).status).toBe(401);
    const own = await openApiForTest();
    const other = await own.login();
    await own.database.db.update(cuentas).set({ deshabilitadaEl: today });
    expect((await own.get('/api/auth/me', bearer(other))).status).toBe(401);
    expect((await own.post('/api/auth/login', credentials(demo.username))).status).toBe(401);
  });

  it('is signed by JWT_SECRET, or without it by a key in the database', async () => {
    const own = await openApiForTest({ config: { jwtSecret: 'x'.repeat(32) } });
    const token = await own.login();
    expect((await own.get('/api/auth/me', bearer(token))).status).toBe(200);
    expect(await attacked(() => token)).toEqual(invalid);
    expect(await rows(api.database.db, sql`select id from claves_firma`)).toEqual([{ id: 'k1' }]);
    expect(await loadKeys(api.database.db, undefined)).toEqual(await loadKeys(api.database.db, undefined));
  });

  it('is worth nothing after a change of password or after its session was ended', async () => {
    const own = await openApiForTest();
    const [stolen, mine, ended] = [await own.login(), await own.login(), await own.login()];
    const end = { method: 'DELETE', headers: bearer(ended) };
    expect((await own.app.request('/api/cliente/perfil/sesiones/actual', end)).status).toBe(204);
    const clave = { claveActual: demo.password, claveNueva: 'tres tristes tigres trigueños' };
    expect((await own.post('/api/cliente/perfil/cambio-clave', clave, bearer(mine))).status).toBe(204);
    for (const token of [stolen, ended]) {
      const response = await own.get('/api/auth/me', bearer(token));
      expect(response.status).toBe(401);
      expect(await json<Problem>(response)).toMatchObject({ code: 'sesion_invalida' });
    }
  });

  it('stays valid while the secret is changed: two secrets verify, and only the new one signs', async () => {
    const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
    const own = await openApiForTest({ config: { jwtSecret: older } });
    const token = await own.login();
    const restart = async (config: Partial<ApiConfig>) =>
      buildApp(
        await createServices({
          database: own.database,
          config: { ...own.services.config, ...config },
          now: () => own.clock.now,
        }),
      );
    const meStatus = async (app: Awaited<ReturnType<typeof restart>>, bearing: string) =>
      (await app.request('/api/auth/me', { headers: bearer(bearing) })).status;
    const rotating = await restart({ jwtSecret: newer, jwtSecretPrevious: older, logLevel: 'silent' });
    expect(await meStatus(rotating, token)).toBe(200);
    const signIn = await rotating.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: demo.username, password: demo.password, type: 'CLI' }),
    });
    const { accessToken } = await json<{ accessToken: string }>(signIn);
    // The old process still runs and does not know the new key.
    expect((await own.get('/api/auth/me', bearer(accessToken))).status).toBe(401);
    const rotated = await restart({ jwtSecret: newer, logLevel: 'silent' });
    expect(await meStatus(rotated, accessToken)).toBe(200);
    expect(await meStatus(rotated, token)).toBe(401);
  });
});
