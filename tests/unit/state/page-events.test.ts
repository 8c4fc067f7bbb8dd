import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeToken } from '../../browser/storeToken.ts';
import { openPage, type Page } from '../support/page.ts';
import { answering, type Listening, listen } from '../support/server.ts';
import { signedIn, user } from '../support/tab.ts';
import { tokenFor } from '../support/token.ts';
import { until } from '../support/until.ts';

const load = async () => ({
  ...(await import('../../../src/state/sesion.ts')),
  ...(await import('../../../src/state/consultas.ts')),
});

let page: Page;
let server: Listening;
let document: EventTarget & { visibilityState: string };

beforeEach(async () => {
  page = openPage({ i18nextLng: 'es' });
  server = await listen((request, response) => {
    const body = request.url === '/api/auth/me' ? { user } : [];
    answering(200, JSON.stringify(body))(request, response);
  });
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('location', new URL(server.base));
  vi.stubGlobal('document', document);
});

describe('a page', () => {
  test('restores the session of its tab, reads with it, and signs out', async () => {
    const token = tokenFor('ana');
    storeToken(token);
    const { $sesion, restoreSesion, consultaOf, logout } = await load();
    await restoreSesion();
    expect($sesion.get()).toEqual(signedIn);
    const balance = consultaOf('GET /api/cliente/balance');
    const leave = balance.listen(() => undefined);
    await until(() => balance.value?.loading === false, 'the balance');
    expect(server.heard.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
    await logout();
    expect([page.sessionStorage.length, balance.value]).toEqual([0, { loading: true }]);
    leave();
  });

  test('looks at its storage again when the browser brings it back, and only then', async () => {
    const { $sesion, restoreSesion } = await load();
    await restoreSesion();
    storeToken(tokenFor('ana'));
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await server.caughtUp();
    expect(server.heard).toHaveLength(0);
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await until(() => $sesion.get().estado === 'autenticado', 'the session');
  });

  test('reads again what is on screen after a change, on coming back to the tab, and online', async () => {
    let now = 1_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const { consultaOf, invalidateConsultas, prefetchConsulta } = await load();
    const salud = consultaOf('GET /api/salud');
    prefetchConsulta('GET /api/salud');
    const leave = salud.listen(() => undefined);
    const reads = async (count: number, what: string) => {
      await expect
        .poll(() => [server.heard.length, salud.value?.loading], { message: what })
        .toEqual([count, false]);
    };
    await reads(1, 'the first read');
    invalidateConsultas('/api/salud');
    await reads(2, 'after a change');
    now += 31_000;
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    await server.caughtUp();
    await reads(2, 'nothing while the tab is hidden');
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await reads(3, 'back in the tab');
    now += 31_000;
    page.window.dispatchEvent(new Event('online'));
    await reads(4, 'online');
    leave();
    vi.restoreAllMocks();
  });
});
