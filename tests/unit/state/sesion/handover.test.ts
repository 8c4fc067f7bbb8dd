import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Presence } from '../../../../src/state/sesion/presence.ts';
import { fakeStorage } from '../../support/fakeStorage.ts';
import { answering } from '../../support/server.ts';
import { anonymous, openApi, openTab, signedIn, type Tab, user } from '../../support/tab.ts';
import { tokenFor } from '../../support/token.ts';
import { until } from '../../support/until.ts';

/** Hears what is said on the channel of an API, as any script of the same origin does. */
function eavesdrop(base: string) {
  const channel = new BroadcastChannel(`portal-clientes/1 ${base}`);
  const heard: Record<string, unknown>[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  strangers.push(channel);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
}
const strangers: BroadcastChannel[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const channel of strangers.splice(0)) channel.close();
});

/** A browser in which some tab is signed in, or may be, whether it answers or not. */
const seeing = (seen: true | undefined) => (): Presence => ({
  set: () => undefined,
  look: async () => seen,
});
const newTab = (base: string, seen: true | undefined, storage = fakeStorage()) =>
  openTab(base, storage, Date.now, seeing(seen));

async function openSignedIn(base: string): Promise<Tab> {
  const tab = openTab(base);
  await tab.sesion.restore();
  await tab.sesion.login({ username: 'a', password: 'b' });
  return tab;
}

describe('a new tab', () => {
  test('takes over the session of an open one, once the server has said whose it is', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    await openSignedIn(base);
    const tab = openTab(base);
    await tab.sesion.restore();
    expect(tab.states).toEqual([{ estado: 'cargando' }, signedIn]);
    expect([tab.storage?.getItem('accessToken'), tab.bearer.credential]).toEqual([token, token]);
    expect(heard.map(({ url }) => url)).toEqual(['/api/auth/login', '/api/auth/me']);
  });

  test('of five at once takes it over once, however many tabs answer', async () => {
    const { base, heard } = await openApi(tokenFor('ana'));
    await openSignedIn(base);
    await openTab(base).sesion.restore();
    const tabs = Array.from({ length: 5 }, () => openTab(base));
    await Promise.all(tabs.map(({ sesion }) => sesion.restore()));
    for (const { states } of tabs) expect(states).toEqual([{ estado: 'cargando' }, signedIn]);
    expect(heard.filter(({ url }) => url === '/api/auth/me')).toHaveLength(6);
  });

  test('asks nobody and waits for nothing if nobody is signed in', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const { heard } = eavesdrop(base);
    const first = openTab(base);
    await first.sesion.restore();
    const tab = openTab(base);
    await tab.sesion.restore();
    await first.caughtUp();
    expect(tab.states).toEqual([{ estado: 'cargando' }, anonymous]);
    expect(heard.filter(({ kind }) => kind === 'asked')).toEqual([]);
  });

  test.each([
    ['somebody', true, 800],
    ['perhaps nobody', undefined, 250],
  ] as const)(
    'gives up in well under a second if %s should answer but does not',
    async (_who, seen, limit) => {
      const { base } = await openApi(tokenFor('ana'));
      vi.useFakeTimers();
      const tab = newTab(base, seen);
      const restored = tab.sesion.restore();
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(tab.states).toEqual([{ estado: 'cargando' }]);
      await vi.advanceTimersByTimeAsync(1);
      await restored;
      expect(tab.states).toEqual([{ estado: 'cargando' }, anonymous]);
    },
  );

  test('shows the sign-in page in well under a second if the browser does not say who is signed in', async () => {
    const { base } = await openApi(tokenFor('ana'));
    vi.useFakeTimers();
    const mute = (): Presence => ({ set: () => undefined, look: () => new Promise(() => undefined) });
    const tab = openTab(base, fakeStorage(), Date.now, mute);
    const restored = tab.sesion.restore();
    await vi.advanceTimersByTimeAsync(500);
    await restored;
    expect(tab.states).toEqual([{ estado: 'cargando' }, anonymous]);
  });

  test('with a device whose clock is hours wrong takes over all the same', async () => {
    const { base } = await openApi(tokenFor('ana', 1800));
    const late = () => Date.now() + 5 * 3_600_000;
    const one = openTab(base, fakeStorage(), late);
    await one.sesion.restore();
    await one.sesion.login({ username: 'a', password: 'b' });
    const tab = openTab(base, fakeStorage(), late);
    await tab.sesion.restore();
    expect(tab.sesion.$sesion.get()).toEqual(signedIn);
  });

  test('leaves the session of its own storage as it is, and asks nobody', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const one = await openSignedIn(base);
    const { heard } = eavesdrop(base);
    const tab = openTab(base, fakeStorage({ accessToken: tokenFor('eva'), 'accessToken.base': base }));
    await tab.sesion.restore();
    await one.caughtUp();
    expect(tab.storage?.getItem('accessToken')).toBe(tokenFor('eva'));
    expect(heard.filter(({ kind }) => kind === 'asked')).toEqual([]);
  });
});

describe('a session is not handed over', () => {
  test('to a page that uses another API', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const elsewhere = await openApi(tokenFor('otra'));
    const one = await openSignedIn(base);
    const { heard } = eavesdrop(elsewhere.base);
    const tab = newTab(elsewhere.base, undefined);
    await tab.sesion.restore();
    await one.caughtUp();
    expect(tab.sesion.$sesion.get()).toEqual(anonymous);
    expect(heard.map(({ kind }) => kind)).toEqual(['asked']);
  });

  test('once somebody signed out, in whatever tab', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const one = await openSignedIn(base);
    const two = openTab(base);
    await two.sesion.restore();
    await one.sesion.logout();
    await until(() => two.sesion.$sesion.get().estado === 'anonimo', 'the other tab');
    const tab = newTab(base, undefined);
    await tab.sesion.restore();
    expect(tab.sesion.$sesion.get()).toEqual(anonymous);
    expect(tab.storage?.length).toBe(0);
  });

  test.each([
    ['that is over', (tab: Tab) => tab, -1],
    [
      'that was replaced in its storage',
      (tab: Tab) => {
        for (const key of ['accessToken', 'portal.accessToken']) tab.storage?.setItem(key, tokenFor('eva'));
      },
      3600,
    ],
    ['that was refused and waits for its person', (tab: Tab) => refuse(tab), 3600],
    ['that has no storage any more', (tab: Tab) => tab.storage?.clear(), 3600],
  ] as const)('if it is one %s', async (_, change, seconds) => {
    const { base } = await openApi(tokenFor('ana', 3600));
    let shift = 0;
    const one = openTab(base, fakeStorage(), () => Date.now() + shift);
    await one.sesion.restore();
    await one.sesion.login({ username: 'a', password: 'b' });
    change(one);
    if (seconds < 0) shift = 3_601_000;
    const { heard } = eavesdrop(base);
    const tab = newTab(base, undefined);
    await tab.sesion.restore();
    await one.caughtUp();
    expect(tab.sesion.$sesion.get()).toEqual(anonymous);
    expect(heard.filter(({ kind }) => kind === 'handedOver')).toEqual([]);
  });

  const refuse = ({ sesion, bearer }: Tab) => {
    sesion.hold();
    void bearer.onUnauthorized?.(String(bearer.credential), false);
  };

  test('to a page on which the person signed out, whatever it is offered', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const { heard, say } = eavesdrop(base);
    const one = await openSignedIn(base);
    await one.sesion.logout();
    await one.sesion.recheck();
    await one.sesion.restore();
    await one.sesion.enterProtected();
    say({ kind: 'handedOver', to: 'x', accessToken: tokenFor('ana'), instant: Date.now() });
    await one.caughtUp();
    expect(one.sesion.$sesion.get()).toEqual(anonymous);
    expect(heard.filter(({ kind }) => kind === 'asked')).toEqual([]);
    expect(one.storage?.length).toBe(0);
  });
});

describe('what is handed over', () => {
  const answer = (base: string, make: (id: string) => unknown) => {
    const channel = new BroadcastChannel(`portal-clientes/1 ${base}`);
    strangers.push(channel);
    channel.onmessage = ({ data }) => {
      if (data.kind === 'asked') channel.postMessage(make(data.by));
    };
  };

  test.each([
    [
      'for another question',
      () => ({ kind: 'handedOver', to: 'otra', accessToken: tokenFor('x'), instant: Date.now() }),
    ],
    ['without a time', (to: string) => ({ kind: 'handedOver', to, accessToken: tokenFor('x') })],
    [
      'with a time that is none',
      (to: string) => ({ kind: 'handedOver', to, accessToken: tokenFor('x'), instant: Number.NaN }),
    ],
    [
      'that is over',
      (to: string) => ({ kind: 'handedOver', to, accessToken: tokenFor('x', -1), instant: Date.now() }),
    ],
    ['that is no token', (to: string) => ({ kind: 'handedOver', to, accessToken: 'x', instant: Date.now() })],
    ['that is empty', (to: string) => ({ kind: 'handedOver', to, accessToken: '', instant: Date.now() })],
  ])('is not taken: a session %s', async (_, make) => {
    const { base, heard } = await openApi('');
    answer(base, make);
    const tab = newTab(base, undefined);
    await tab.sesion.restore();
    expect(tab.states).toEqual([{ estado: 'cargando' }, anonymous]);
    expect([tab.storage?.length, heard.length]).toEqual([0, 0]);
  });

  test('is judged by the server, and forgotten if it refuses', async () => {
    const { base } = await openApi(tokenFor('ana'), answering(401, '{"code":"sesion_invalida"}'));
    await openSignedIn(base);
    const tab = openTab(base);
    await tab.sesion.restore();
    expect(tab.states).toEqual([{ estado: 'cargando' }, anonymous]);
    expect([tab.storage?.length, tab.bearer.credential]).toEqual([0, undefined]);
  });

  test('counts for nothing if somebody signs in or out meanwhile', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const { say } = eavesdrop(base);
    const tab = newTab(base, true);
    const restored = tab.sesion.restore();
    say({ kind: 'signedOut' });
    await until(() => tab.sesion.$sesion.get().estado === 'anonimo', 'the sign-out');
    answer(base, (to) => ({ kind: 'handedOver', to, accessToken: tokenFor('ana'), instant: Date.now() }));
    await restored;
    expect(tab.sesion.$sesion.get()).toEqual(anonymous);
    expect(tab.storage?.length).toBe(0);

    const other = newTab(base, true);
    const starting = other.sesion.restore();
    say({ kind: 'signedIn', hasCredential: true, accessToken: tokenFor('ana'), user });
    await starting;
    expect(other.sesion.$sesion.get()).toEqual(signedIn);
  });
});
