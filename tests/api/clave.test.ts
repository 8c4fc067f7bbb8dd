/** Changing a forgotten or a known password, and the sessions and links that this ends. */
import { beforeEach, describe, expect, it } from 'vitest';
import { solicitudesClave } from '../../demo/api/db/schema/cuentas.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { tokens } from '../../demo/api/db/schema/tokens.ts';
import { bearer, demo, json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { mailsTo, tokenOf } from './support/buzon.ts';
import { today } from './support/today.ts';

const path = '/api/cliente/perfil/cambio-clave';
const claveNueva = 'tres tristes tigres trigueños';
let api: TestApi;

beforeEach(async () => {
  api = await openApiForTest();
});

const ask = (name: string) =>
  api.post(`/api/cliente/perfil/${encodeURIComponent(name)}/solicitud-cambio-clave`, '');
const change = (body: unknown, token?: string) => api.post(path, body, token ? bearer(token) : {});
const signIn = (password: string) =>
  api.post('/api/auth/login', { username: demo.username, password, type: 'CLI' });
const meStatus = async (token: string) => (await api.get('/api/auth/me', bearer(token))).status;
const later = (minutes: number) => {
  api.clock.now = new Date(today.getTime() + minutes * 60_000);
};
async function codeOf(response: Response) {
  const { code, errors } = await json<Problem>(response);
  return [response.status, code, ...(errors ?? []).map((error) => `${error.pointer} ${error.code}`)];
}

describe('requesting the mail', () => {
  it.each(['demo@portal.test', 'Demo@Portal.TEST', '1714307103', '171430710-3'])(
    'for “%s” sends one to the account, with a link to the portal that works for a quarter of an hour',
    async (name) => {
      const response = await ask(name);
      expect(response.status).toBe(202);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await json(response)).toEqual({ recibida: true });
      const mails = await mailsTo(api, demo.username);
      expect(mails.map(({ tipo }) => tipo)).toEqual(['clave_solicitada']);
      expect(mails[0]?.texto).toMatch(/\/portal\/cambiar-clave\?token=[\w-]{43}\n/);
    },
  );

  it.each(['nadie@portal.test', '0912345675', '-', '%', 'x'.repeat(5000), '<script>', '\u202E'])(
    'for “%s” answers the same and sends nothing',
    async (name) => {
      const response = await ask(name);
      expect([response.status, await response.text()]).toEqual([202, '{"recibida":true}']);
      expect(await mailsTo(api, demo.username)).toEqual([]);
      expect(await api.database.db.$count(correoSaliente)).toBe(0);
      expect(await api.database.db.$count(solicitudesClave)).toBe(0);
    },
  );

  it('is limited by name, known or not, by address, and by account under all its names', async () => {
    for (const name of [demo.username, 'nadie@portal.test']) {
      for (let i = 0; i < 5; i += 1) expect((await ask(name)).status).toBe(202);
      const refused = await ask(name);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (let i = 0; i < 5; i += 1) expect((await ask('1714307103')).status).toBe(202);
    expect(await mailsTo(api, demo.username)).toHaveLength(5);
    // Requests that were refused by name count for the address too: now 17 of 20.
    for (let i = 0; i < 3; i += 1) expect((await ask(`otro${i}@portal.test`)).status).toBe(202);
    expect((await ask('otro9@portal.test')).status).toBe(429);
  });

  it('writes to the verified owner of an e-mail, never to somebody who registered with it later', async () => {
    const registro = { email: demo.username, password: claveNueva, firstName: 'Falsa', lastName: 'Ana' };
    expect((await api.post('/api/auth/register', registro)).status).toBe(201);
    await ask(demo.username);
    const [mail] = await mailsTo(api, demo.username);
    expect(mail?.tipo).toBe('clave_solicitada');
    expect(mail?.texto).toContain('Ana Lucía');
  });
});

describe('a link', () => {
  it('changes the password once, ends every session, and mails a notice', async () => {
    const before = [await api.login(), await api.login()];
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    const response = await change({ token, claveNueva });
    expect([response.status, await response.text()]).toEqual([204, '']);
    for (const old of before) expect(await meStatus(old)).toBe(401);
    expect((await signIn(demo.password)).status).toBe(401);
    expect((await signIn(claveNueva)).status).toBe(200);
    const [notice] = await mailsTo(api, demo.username);
    expect(notice).toMatchObject({ tipo: 'clave_cambiada', asunto: 'Su contraseña cambió' });
    expect(notice?.texto).not.toContain(token);
    // Pages below /auth redirect signed-in people to the portal; this page does not.
    expect(notice?.html).toMatch(/href="[^"]+\/portal\/cambiar-clave"/);
    expect(notice?.html).not.toMatch(/href="[^"]+\/portal\/auth\//);
    expect(await codeOf(await change({ token, claveNueva: 'otra clave que sirve' }))).toEqual([
      422,
      'token_usado',
    ]);
  });

  it('works until a quarter of an hour has passed', async () => {
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    later(15);
    expect(await codeOf(await change({ token, claveNueva }))).toEqual([422, 'token_expirado']);
    api.clock.now = new Date(today.getTime() + 15 * 60_000 - 1);
    expect((await change({ token, claveNueva })).status).toBe(204);
  });

  it('of an older mail does not work', async () => {
    await ask(demo.username);
    const older = await tokenOf(api, demo.username);
    await ask(demo.username);
    const newer = await tokenOf(api, demo.username);
    expect(await codeOf(await change({ token: older, claveNueva }))).toEqual([422, 'token_usado']);
    expect((await change({ token: newer, claveNueva })).status).toBe(204);
  });

  it('that is invented, changed by one letter, or for verifying an e-mail does not work', async () => {
    const registro = { email: 'nina@portal.test', password: claveNueva, firstName: 'Nina', lastName: 'To' };
    await api.post('/api/auth/register', registro);
    const verifying = await tokenOf(api, 'nina@portal.test');
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [verifying, altered, 'x', `${token} `, token.toLowerCase()]) {
      expect(await codeOf(await change({ token: wrong, claveNueva }))).toEqual([422, 'token_invalido']);
    }
  });

  it('is not used up by a refused password, and the answer names the broken rule', async () => {
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    const refused: [string, string][] = [
      ['corta', 'clave_corta'],
      ['Ana Lucía Andrade Cevallos', 'clave_igual_nombre'],
    ];
    for (const [clave, code] of refused) {
      expect([clave, ...(await codeOf(await change({ token, claveNueva: clave })))]).toEqual([
        clave,
        422,
        'validacion',
        `/claveNueva ${code}`,
      ]);
    }
    expect((await change({ token, claveNueva })).status).toBe(204);
  });

  it('used twice at once changes the password once', async () => {
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    const answers = await Promise.all(
      ['primera clave de todas', 'segunda clave de todas'].map((clave) =>
        change({ token, claveNueva: clave }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it('is stored only as a hash, and deleted some time after its end', async () => {
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    expect(JSON.stringify(await api.database.db.select().from(tokens))).not.toContain(token);
    later(8 * 24 * 60);
    await mailsTo(api, demo.username);
    expect(await api.database.db.$count(tokens)).toBe(0);
  });
});

describe('a change with the current password', () => {
  it('keeps this session and ends every other one', async () => {
    const [mine, other] = [await api.login(), await api.login()];
    expect((await change({ claveActual: demo.password, claveNueva }, mine)).status).toBe(204);
    expect(await meStatus(mine)).toBe(200);
    expect(await meStatus(other)).toBe(401);
    expect((await signIn(demo.password)).status).toBe(401);
    expect((await signIn(claveNueva)).status).toBe(200);
    expect((await mailsTo(api, demo.username)).map(({ tipo }) => tipo)).toEqual(['clave_cambiada']);
  });

  it('voids an unused link', async () => {
    await ask(demo.username);
    const token = await tokenOf(api, demo.username);
    await change({ claveActual: demo.password, claveNueva }, await api.login());
    expect(await codeOf(await change({ token, claveNueva: 'otra clave que sirve' }))).toEqual([
      422,
      'token_usado',
    ]);
  });

  it('is 401 without a session', async () => {
    expect(await codeOf(await change({ claveActual: demo.password, claveNueva }))).toEqual([
      401,
      'sesion_requerida',
    ]);
    expect((await change({ claveActual: demo.password, claveNueva }, 'a.b.c')).status).toBe(401);
  });

  it('is 422 if that one is wrong, keeps the session, and must wait longer each time', async () => {
    const mine = await api.login();
    for (let i = 0; i < 5; i += 1) {
      expect(await codeOf(await change({ claveActual: 'no es esta', claveNueva }, mine))).toEqual([
        422,
        'clave_actual_incorrecta',
        '/claveActual clave_actual_incorrecta',
      ]);
    }
    const refused = await change({ claveActual: demo.password, claveNueva }, mine);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await meStatus(mine)).toBe(200);
  });

  it.each([
    ['anAlucíaandradecevallos', 'clave_igual_nombre'],
    ['demo@portal.test', 'clave_igual_correo'],
  ])('refuses “%s” with %s', async (clave, code) => {
    const body = { claveActual: demo.password, claveNueva: clave };
    expect(await codeOf(await change(body, await api.login()))).toEqual([
      422,
      'validacion',
      `/claveNueva ${code}`,
    ]);
  });

  it('changes nothing else', async () => {
    const body = { claveActual: demo.password, claveNueva, rol: 'admin' };
    expect((await change(body, await api.login())).status).toBe(422);
  });

  it('used twice at once changes the password once', async () => {
    const mine = await api.login();
    const answers = await Promise.all(
      ['primera clave de todas', 'segunda clave de todas'].map((clave) =>
        change({ claveActual: demo.password, claveNueva: clave }, mine),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    expect(await meStatus(mine)).toBe(200);
  });

  it('repeated with the same Idempotency-Key is done once and answered again', async () => {
    const headers = { ...bearer(await api.login()), 'idempotency-key': 'una-clave-de-idempotencia' };
    const body = { claveActual: demo.password, claveNueva };
    for (let i = 0; i < 2; i += 1) expect((await api.post(path, body, headers)).status).toBe(204);
    expect((await mailsTo(api, demo.username)).map(({ tipo }) => tipo)).toEqual(['clave_cambiada']);
  });
});

it('a sign-in with the old password during the change leaves no valid session', async () => {
  const mine = await api.login();
  const [changed, ...signIns] = await Promise.all([
    change({ claveActual: demo.password, claveNueva }, mine),
    signIn(demo.password),
    signIn(demo.password),
    signIn(demo.password),
  ]);
  expect(changed.status).toBe(204);
  for (const response of signIns) {
    // The sign-in was refused, or its session began before the change and was ended by it.
    if (response.status !== 200) continue;
    const { accessToken } = await json<{ accessToken: string }>(response);
    expect(await meStatus(accessToken)).toBe(401);
  }
});
