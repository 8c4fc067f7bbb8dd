import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../support/fakeStorage.ts';
import { answering, listen } from '../../support/server.ts';
import { anonymous, openApi, openTab, registro, signedIn, user } from '../../support/tab.ts';
import { tokenFor } from '../../support/token.ts';
import { until } from '../../support/until.ts';

describe('the end by itself', () => {
  test('a refusal that nobody waits for ends the session, and says why', async () => {
    let refuse = false;
    const { base } = await listen((request, response) => {
      if (refuse) return answering(401, '{"code":"sesion_expirada"}')(request, response);
      return answering(200, JSON.stringify({ accessToken: tokenFor('ana'), user }))(request, response);
    });
    const { sesion, storage, bearer } = openTab(base);
    await sesion.login({ username: 'a', password: 'b' });
    refuse = true;
    await sesion.claveChanged();
    expect(sesion.$sesion.get()).toEqual({ estado: 'anonimo', motivo: 'rechazada' });
    expect([storage?.length, bearer.credential]).toEqual([0, undefined]);
  });

  test('a late 401 of the token before says nothing about the one in force, which the call is repeated with', async () => {
    const late: (() => void)[] = [];
    const fresh = tokenFor('nueva');
    const tokens = [tokenFor('vieja'), fresh];
    const { base, heard } = await listen((request, response) => {
      if (request.url === '/api/auth/login') {
        return answering(200, JSON.stringify({ accessToken: tokens.shift(), user }))(request, response);
      }
      late.push(() => answering(late.length === 1 ? 401 : 200, '{}')(request, response));
      if (late.length > 1) late.at(-1)?.();
    });
    const { sesion, call } = openTab(base);
    await sesion.login({ username: 'a', password: 'b' });
    const called = call();
    await until(() => late.length > 0, 'the call');
    await sesion.login({ username: 'a', password: 'b' });
    late[0]?.();
    expect(await called).toEqual({});
    expect(heard.at(-1)?.headers.authorization).toBe(`Bearer ${fresh}`);
    expect(sesion.$sesion.get()).toEqual(signedIn);
  });

  test('at exp it is over, and says why; before, the seconds left are told', async () => {
    const { base } = await openApi(tokenFor('ana', 2));
    const { sesion, storage, bearer } = openTab(base);
    await sesion.login({ username: 'a', password: 'b' });
    expect(sesion.$secondsLeft.get()).toBeLessThanOrEqual(2);
    expect(sesion.$secondsLeft.get()).toBeGreaterThan(0);
    await until(() => sesion.$sesion.get().estado === 'anonimo', 'the end of the token');
    expect(sesion.$sesion.get()).toEqual({ estado: 'anonimo', motivo: 'expirada' });
    expect([storage?.length, bearer.credential, sesion.$secondsLeft.get()]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });
});

describe('other tabs', () => {
  test('follow a sign-in with its credential, and a sign-out', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const one = openTab(base);
    const other = openTab(base);
    await Promise.all([one.sesion.restore(), other.sesion.restore()]);
    await one.sesion.login({ username: 'a', password: 'b' });
    await until(() => other.sesion.$sesion.get().estado === 'autenticado', 'the other tab');
    expect(other.sesion.$sesion.get()).toEqual(signedIn);
    expect([other.storage?.getItem('accessToken'), other.bearer.credential]).toEqual([token, token]);
    await other.call();
    expect(heard.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
    await other.sesion.logout();
    await until(() => one.sesion.$sesion.get().estado === 'anonimo', 'the first tab');
    expect([one.storage?.length, one.bearer.credential]).toEqual([0, undefined]);
  });

  test('follow a registration without a credential', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const one = openTab(base);
    const other = openTab(base);
    await other.sesion.restore();
    await one.sesion.register(registro);
    await until(() => other.sesion.$sesion.get().estado === 'autenticado', 'the other tab');
    expect(other.sesion.$sesion.get()).toEqual({
      estado: 'autenticado',
      usuario: user,
      hasCredential: false,
    });
    expect(other.bearer.credential).toBeUndefined();
  });

  test('a session that one tab lost by a refusal is not lost in the others', async () => {
    const token = tokenFor('ana');
    const { base } = await openApi(token);
    const one = openTab(base);
    const other = openTab(base);
    await other.sesion.restore();
    await one.sesion.login({ username: 'a', password: 'b' });
    await until(() => other.sesion.$sesion.get().estado === 'autenticado', 'the other tab');
    void one.bearer.onUnauthorized?.(token, false);
    one.sesion.giveUp();
    expect(one.sesion.$sesion.get().estado).toBe('anonimo');
    await other.caughtUp();
    expect(other.sesion.$sesion.get()).toEqual(signedIn);
  });

  test('that use another API hear nothing', async () => {
    const [{ base }, elsewhere] = [await openApi(tokenFor('ana')), await openApi(tokenFor('otra'))];
    const one = openTab(base);
    const other = openTab(elsewhere.base);
    await other.sesion.restore();
    await one.sesion.login({ username: 'a', password: 'b' });
    await other.caughtUp();
    expect(other.sesion.$sesion.get()).toEqual(anonymous);
    expect(other.storage?.length).toBe(0);
  });

  test.each([
    ['nonsense', 'hola'],
    ['no user', { kind: 'signedIn', hasCredential: true, accessToken: tokenFor('x') }],
    ['a token that is over', { kind: 'signedIn', hasCredential: true, accessToken: tokenFor('x', -1), user }],
    ['a token that is none', { kind: 'signedIn', hasCredential: true, accessToken: 'x', user }],
  ])('a message with %s changes nothing', async (_, message) => {
    const { base } = await openApi('');
    const { sesion, storage, caughtUp } = openTab(base);
    await sesion.restore();
    const stranger = new BroadcastChannel(`portal-clientes/1 ${base}`);
    stranger.postMessage(message);
    await caughtUp();
    stranger.close();
    expect(sesion.$sesion.get()).toEqual(anonymous);
    expect(storage?.length).toBe(0);
  });
});

describe('storage', () => {
  test('that throws leaves a session in memory', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const blocked = fakeStorage();
    blocked.getItem =
      blocked.setItem =
      blocked.removeItem =
        () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
    const { sesion, bearer } = openTab(base, blocked);
    await sesion.restore();
    expect(sesion.$sesion.get()).toEqual(anonymous);
    await sesion.login({ username: 'a', password: 'b' });
    expect(sesion.$sesion.get()).toEqual(signedIn);
    await sesion.recheck();
    expect(sesion.$sesion.get()).toEqual(signedIn);
    await sesion.logout();
    expect([sesion.$sesion.get(), bearer.credential]).toEqual([anonymous, undefined]);
    await sesion.recheck();
    expect(sesion.$sesion.get()).toEqual(anonymous);
  });

  test('that is full does not bring back the session before after a reload', async () => {
    const { base } = await openApi(tokenFor('nueva'));
    const full = fakeStorage({ accessToken: tokenFor('vieja'), 'accessToken.base': base });
    full.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const { sesion } = openTab(base, full);
    await sesion.login({ username: 'a', password: 'b' });
    expect(sesion.$sesion.get()).toEqual(signedIn);
    expect(full.getItem('accessToken')).toBeNull();
  });
});

describe('a page that comes back from the back/forward cache', () => {
  test('is signed out when the token went meanwhile', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const { sesion, storage, bearer } = openTab(base);
    await sesion.login({ username: 'a', password: 'b' });
    storage?.clear();
    await sesion.recheck();
    expect([sesion.$sesion.get(), bearer.credential]).toEqual([anonymous, undefined]);
  });

  test('is signed in when a token came meanwhile; and left alone when nothing changed', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const { sesion, storage } = openTab(base);
    await sesion.restore();
    storage?.setItem('accessToken', token);
    storage?.setItem('accessToken.base', base);
    await sesion.recheck();
    expect(sesion.$sesion.get()).toEqual(signedIn);
    await sesion.recheck();
    expect(heard).toHaveLength(1);
  });
});
