import { describe, expect, test } from 'vitest';
import { answering, listen } from '../../support/server.ts';
import { anonymous, failureOf, openTab, signedIn, user } from '../../support/tab.ts';
import { tokenFor } from '../../support/token.ts';
import { until } from '../../support/until.ts';

const credenciales = { username: 'a', password: 'b' };

/** An API where only the last token given out is good; `people` sign in in this order. */
async function openStrictApi(people = [user], seconds = 3600) {
  let good = '';
  let logins = 0;
  const server = await listen((request, response) => {
    if (request.url === '/api/auth/login') {
      const person = people[Math.min(logins, people.length - 1)];
      logins += 1;
      good = tokenFor(`${person?.id}-${logins}`, logins === 1 ? seconds : 3600);
      return answering(200, JSON.stringify({ accessToken: good, user: person }))(request, response);
    }
    const ok = request.headers.authorization === `Bearer ${good}`;
    return answering(ok ? 200 : 401, ok ? '{"hecho":true}' : '{"code":"sesion_invalida"}')(request, response);
  });
  const revoke = () => {
    good = 'none';
  };
  return { ...server, revoke };
}

const callsOf = (heard: readonly { url?: string | undefined }[]) =>
  heard.filter(({ url }) => url !== '/api/auth/login');

describe('a session that ends while it is in use', () => {
  test('is asked for in place: the session stays as it is, the call waits and is repeated once', async () => {
    const api = await openStrictApi();
    const { sesion, call, storage } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    api.revoke();
    const answer = call();
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    expect(sesion.$reentry.get()).toEqual({ motivo: 'rechazada', usuario: user });
    expect(sesion.$sesion.get()).toEqual(signedIn);
    expect(storage?.getItem('accessToken')).toBeNull();
    await sesion.login(credenciales);
    expect(await answer).toEqual({ hecho: true });
    expect(sesion.$reentry.get()).toBeUndefined();
    expect(callsOf(api.heard)).toHaveLength(2);
  });

  test('a POST is repeated with the key and body of the first', async () => {
    const api = await openStrictApi();
    const { sesion, client } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    api.revoke();
    const body = { claveActual: 'uno', claveNueva: 'otra frase bien larga' };
    const answer = client('POST /api/cliente/perfil/cambio-clave', { body });
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    await sesion.login(credenciales);
    await answer;
    const [first, second] = callsOf(api.heard) as typeof api.heard;
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.body).toBe(first?.body);
  });

  test('at exp makes calls wait from then on, which never carry the token that is over', async () => {
    const api = await openStrictApi([user], 1);
    const { sesion, call } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    await until(() => sesion.$reentry.get() !== undefined, 'the end');
    expect(sesion.$reentry.get()?.motivo).toBe('expirada');
    const answer = call();
    await api.caughtUp();
    expect(callsOf(api.heard)).toHaveLength(0);
    await sesion.login(credenciales);
    expect(await answer).toEqual({ hecho: true });
    expect(callsOf(api.heard)).toHaveLength(1);
  });

  test('is asked for once, however many calls are refused', async () => {
    const api = await openStrictApi();
    const { sesion, call } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    let asked = 0;
    sesion.$reentry.listen((reentry) => {
      if (reentry) asked += 1;
    });
    api.revoke();
    const answers = Promise.all([call(), call(), call()]);
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    await sesion.login(credenciales);
    expect(await answers).toHaveLength(3);
    expect(asked).toBe(1);
  });

  test('is over cleanly if the person declines, and the call fails as it did', async () => {
    const api = await openStrictApi();
    const { sesion, call, storage, bearer } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    api.revoke();
    const failure = failureOf(call());
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    sesion.giveUp();
    expect((await failure).status).toBe(401);
    expect(sesion.$sesion.get()).toEqual(anonymous);
    expect([storage?.length, bearer.credential, sesion.$reentry.get()]).toEqual([0, undefined, undefined]);
  });

  test('sends nothing of the first person if somebody else signs in', async () => {
    const other = { id: 'u2', displayName: 'Luis', email: 'luis@portal.test' };
    const api = await openStrictApi([user, other]);
    const { sesion, call } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    api.revoke();
    const failure = failureOf(call());
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    await sesion.login(credenciales);
    expect((await failure).status).toBe(401);
    expect(callsOf(api.heard)).toHaveLength(1);
    expect(sesion.$sesion.get()).toEqual({ estado: 'autenticado', usuario: other, hasCredential: true });
  });

  test('is over, without another question, if it is refused again right after signing in', async () => {
    const { base, heard } = await listen((request, response) => {
      const login = request.url === '/api/auth/login';
      const session = JSON.stringify({ accessToken: tokenFor(`ana-${heard.length}`), user });
      answering(login ? 200 : 401, login ? session : '{}')(request, response);
    });
    const { sesion, call } = openTab(base);
    await sesion.login(credenciales);
    sesion.hold();
    const failure = failureOf(call());
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    await sesion.login(credenciales);
    await failure;
    expect(callsOf(heard)).toHaveLength(2);
    expect(sesion.$sesion.get()).toEqual({ estado: 'anonimo', motivo: 'rechazada' });
    expect(sesion.$reentry.get()).toBeUndefined();
  });

  test('goes on here too if the person signs in again in another tab', async () => {
    const api = await openStrictApi();
    const one = openTab(api.base);
    const other = openTab(api.base);
    await other.sesion.restore();
    await one.sesion.login(credenciales);
    await until(() => other.sesion.$sesion.get().estado === 'autenticado', 'the other tab');
    one.sesion.hold();
    api.revoke();
    const answer = one.call();
    await until(() => one.sesion.$reentry.get() !== undefined, 'the question');
    await other.sesion.login(credenciales);
    expect(await answer).toEqual({ hecho: true });
  });

  test('is not waited for by a call that is given up meanwhile', async () => {
    const api = await openStrictApi();
    const { sesion, client } = openTab(api.base);
    await sesion.login(credenciales);
    sesion.hold();
    api.revoke();
    const control = new AbortController();
    const failure = failureOf(client('GET /api/cliente/balance', { signal: control.signal }));
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    control.abort();
    expect((await failure).kind).toBe('abort');
  });

  test('just ends at its exp if every screen has released it', async () => {
    const api = await openStrictApi([user], 1);
    const { sesion } = openTab(api.base);
    await sesion.login(credenciales);
    const letGo = sesion.hold();
    letGo();
    letGo();
    await until(() => sesion.$sesion.get().estado === 'anonimo', 'the end');
    expect(sesion.$sesion.get()).toEqual({ estado: 'anonimo', motivo: 'expirada' });
  });

  test('is asked for by a refused call alone, even if no screen holds it', async () => {
    const api = await openStrictApi();
    const { sesion, call } = openTab(api.base);
    await sesion.login(credenciales);
    api.revoke();
    const answer = call();
    await until(() => sesion.$reentry.get() !== undefined, 'the question');
    await sesion.login(credenciales);
    expect(await answer).toEqual({ hecho: true });
  });
});

test('a change of password reaches other tabs: each asks about its own session', async () => {
  const api = await openStrictApi();
  const one = openTab(api.base);
  const other = openTab(api.base);
  await other.sesion.restore();
  await one.sesion.login(credenciales);
  await until(() => other.sesion.$sesion.get().estado === 'autenticado', 'the other tab');
  await one.sesion.claveChanged();
  expect(one.sesion.$sesion.get()).toEqual(signedIn);
  api.revoke();
  await one.sesion.claveChanged();
  await until(() => other.sesion.$sesion.get().estado === 'anonimo', 'the end in the other tab');
  expect(one.sesion.$sesion.get()).toEqual({ estado: 'anonimo', motivo: 'rechazada' });
});
