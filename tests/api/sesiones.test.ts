/** Lists and ends the sessions of an account. */
import { expect, it } from 'vitest';
import { bearer, demo, json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { today } from './support/today.ts';

const path = '/api/cliente/perfil/sesiones';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0';

interface Abierta {
  pais?: string;
  id: string;
  inicio: string;
  ultimoUso?: string;
  dispositivo?: string;
  actual: boolean;
}

async function signIn(api: TestApi, agent: string): Promise<string> {
  const body = { username: demo.username, password: demo.password, type: 'CLI' };
  const response = await api.post('/api/auth/login', body, { 'user-agent': agent });
  return (await json<{ accessToken: string }>(response)).accessToken;
}
const list = async (api: TestApi, token: string) =>
  (await json<{ resultados: Abierta[] }>(await api.get(path, bearer(token)))).resultados;
const end = async (api: TestApi, token: string, id = '') =>
  api.app.request(`${path}${id && `/${id}`}`, { method: 'DELETE', headers: bearer(token) });

it('sessions are listed with browser and system, the latest first, and never with a token', async () => {
  const api = await openApiForTest();
  const older = await signIn(api, firefox);
  api.clock.now = new Date(today.getTime() + 60_000);
  const mine = await signIn(api, '<script>alert(1)</script>');
  const response = await api.get(path, bearer(mine));
  const text = await response.clone().text();
  for (const secret of [older, mine, 'script']) expect(text).not.toContain(secret);
  expect(await list(api, mine)).toEqual([
    { id: expect.any(String), inicio: api.clock.now.toISOString(), actual: true },
    {
      id: expect.any(String),
      inicio: today.toISOString(),
      dispositivo: 'Firefox · Windows',
      actual: false,
    },
  ]);
});

it('a session shows the country that a trusted proxy sends, and ignores the header without one', async () => {
  const api = await openApiForTest();
  const sign = async (country: string) => {
    const body = { username: demo.username, password: demo.password, type: 'CLI' };
    const response = await api.post('/api/auth/login', body, { 'cf-ipcountry': country });
    return (await json<{ accessToken: string }>(response)).accessToken;
  };
  const countryOf = async (country: string) => {
    const mine = await list(api, await sign(country));
    return mine.find(({ actual }) => actual)?.pais;
  };
  expect(await countryOf('CO')).toBeUndefined();
  Object.assign(api.services.config, { paisHeader: 'CF-IPCountry' });
  expect(await countryOf('CO')).toBeUndefined();
  api.services.config.trustProxy = 1;
  expect(await countryOf('co')).toBe('CO');
  // Unknown, Tor, and values that are not countries.
  for (const said of ['XX', 'T1', 'Colombia', '<b>', '']) expect(await countryOf(said), said).toBeUndefined();
});

it('sessions show their last use, precise to some minutes', async () => {
  const api = await openApiForTest();
  const token = await signIn(api, firefox);
  const at = (minutes: number) => {
    api.clock.now = new Date(today.getTime() + minutes * 60_000);
    return api.clock.now.toISOString();
  };
  at(4);
  expect((await list(api, token))[0]?.ultimoUso).toBeUndefined();
  const used = at(7);
  expect((await list(api, token))[0]?.ultimoUso).toBe(used);
  at(9);
  expect((await list(api, token))[0]?.ultimoUso).toBe(used);
});

it('sessions end one by one, all except the current one, or by signing out', async () => {
  const api = await openApiForTest();
  const tokens = [await signIn(api, firefox), await signIn(api, firefox), await signIn(api, firefox)];
  const [mine = ''] = tokens;
  const others = (await list(api, mine)).filter(({ actual }) => !actual);
  expect((await end(api, mine, others[0]?.id)).status).toBe(204);
  expect((await end(api, mine, others[0]?.id)).status).toBe(404);
  expect(await list(api, mine)).toHaveLength(2);
  expect((await end(api, mine)).status).toBe(204);
  expect((await list(api, mine)).map(({ actual }) => actual)).toEqual([true]);
  expect((await end(api, mine, 'actual')).status).toBe(204);
  for (const token of tokens) expect((await api.get('/api/auth/me', bearer(token))).status).toBe(401);
});

it('sessions of another account are not found, like unknown ones', async () => {
  const api = await openApiForTest();
  const registro = { email: 'x@x.test', password: 'una clave bastante larga', firstName: 'X', lastName: 'Y' };
  const registered = await json<{ accessToken: string }>(await api.post('/api/auth/register', registro));
  const mine = await api.login();
  const [theirs] = await list(api, registered.accessToken);
  for (const id of [theirs?.id ?? '', crypto.randomUUID(), 'x', "' or 1=1", '%00', '\0']) {
    const response = await end(api, mine, encodeURIComponent(id));
    expect(response.status).toBe(404);
    expect(await json<Problem>(response)).toMatchObject({ code: 'no_encontrado' });
  }
  expect(await list(api, registered.accessToken)).toHaveLength(1);
});
