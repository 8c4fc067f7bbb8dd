import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../support/fakeStorage.ts';
import { answering, listen } from '../../support/server.ts';
import { anonymous, failureOf, openApi, openTab, registro, signedIn, user } from '../../support/tab.ts';
import { tokenFor, tokenWith } from '../../support/token.ts';
import { until } from '../../support/until.ts';

afterEach(() => vi.unstubAllGlobals());

describe('at start', () => {
  test('the session is loading, and the user is fetched with a stored token that is not over', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const { sesion, states, bearer } = openTab(
      base,
      fakeStorage({ accessToken: token, 'accessToken.base': base }),
    );
    expect(sesion.$sesion.get()).toEqual({ estado: 'cargando' });
    await sesion.restore();
    expect(states).toEqual([{ estado: 'cargando' }, signedIn]);
    expect(heard.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/auth/me', `Bearer ${token}`],
    ]);
    expect(bearer.credential).toBe(token);
  });

  test('without a token there is no call, and nobody', async () => {
    const { base, heard } = await openApi('');
    const { sesion, states } = openTab(base);
    await sesion.restore();
    expect(states).toEqual([{ estado: 'cargando' }, anonymous]);
    expect(heard).toHaveLength(0);
  });

  test.each([
    ['over by a second', () => tokenFor('ana', -1)],
    ['over this second', () => tokenFor('ana', 0)],
    ['without exp', () => tokenWith({})],
    ['no token at all', () => 'cualquier cosa'],
  ])('a token %s is not sent, and is thrown away', async (_, make) => {
    const { base, heard } = await openApi('');
    const { sesion, storage } = openTab(base, fakeStorage({ accessToken: make(), 'accessToken.base': base }));
    await sesion.restore();
    expect(sesion.$sesion.get()).toEqual(anonymous);
    expect(heard).toHaveLength(0);
    expect(storage?.getItem('accessToken')).toBeNull();
  });

  test('a token that the server refuses is silently no session, and thrown away', async () => {
    const { base } = await openApi('', answering(401, '{"code":"sesion_invalida"}'));
    const { sesion, storage, bearer } = openTab(
      base,
      fakeStorage({ accessToken: tokenFor('ana'), 'accessToken.base': base }),
    );
    await sesion.restore();
    expect(sesion.$sesion.get()).toEqual(anonymous);
    expect(storage?.getItem('accessToken')).toBeNull();
    expect(bearer.credential).toBeUndefined();
  });

  test.each([
    ['fails', answering(500, '{}')],
    ['answers a web page', answering(200, '<!doctype html>', { 'content-type': 'text/html' })],
    ['answers something else', answering(200, '{"usuario":{}}')],
    ['answers nothing', answering(200, '')],
  ])(
    'when the server %s there is no session, and the token stays, is tried again and then taken',
    async (_, me) => {
      const token = tokenFor('ana');
      let isAway = true;
      const there = answering(200, JSON.stringify({ user }));
      const { base } = await openApi('', (request, response) => (isAway ? me : there)(request, response));
      const { sesion, storage, bearer } = openTab(
        base,
        fakeStorage({ accessToken: token, 'accessToken.base': base }),
      );
      await sesion.restore();
      expect(sesion.$sesion.get()).toEqual({ ...anonymous, motivo: 'sinRespuesta' });
      expect(storage?.getItem('accessToken')).toBe(token);
      expect(bearer.credential).toBeUndefined();
      isAway = false;
      await sesion.recheck();
      expect(sesion.$sesion.get()).toEqual(signedIn);
    },
  );

  test('asked for by several tags it happens once', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const { sesion } = openTab(base, fakeStorage({ accessToken: token, 'accessToken.base': base }));
    await Promise.all([sesion.restore(), sesion.restore()]);
    await sesion.restore();
    expect(heard).toHaveLength(1);
  });

  test.each([
    ['signs the person in', answering(200, JSON.stringify({ user })), signedIn],
    ['is left alone if the server refuses it', answering(401, '{"code":"sesion_invalida"}'), anonymous],
  ] as const)('a token that the page of the API’s origin stored %s', async (_, me, estado) => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi('', me);
    vi.stubGlobal('location', new URL(base));
    const { sesion, storage, bearer } = openTab(base, fakeStorage({ accessToken: token }));
    await sesion.restore();
    expect(sesion.$sesion.get()).toEqual(estado);
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`]);
    expect(storage?.getItem('accessToken')).toBe(token);
    expect(bearer.credential).toBe(estado === signedIn ? token : undefined);
  });

  test('a page’s token that is refused late leaves the session alone that began meanwhile', async () => {
    const [ofPage, token] = [tokenFor('ana'), tokenFor('eva')];
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    const { base } = await openApi(token, (request, response) => {
      ask();
      void refused.then(() => answering(401, '{"code":"sesion_invalida"}')(request, response));
    });
    vi.stubGlobal('location', new URL(base));
    const { sesion, bearer } = openTab(base, fakeStorage({ accessToken: ofPage }));
    const restored = sesion.restore();
    await asked;
    await sesion.login({ username: 'a', password: 'b' });
    refuse();
    await restored;
    expect([sesion.$sesion.get(), bearer.credential]).toEqual([signedIn, token]);
  });

  test.each([403, 404, 422])(
    'a token that the server answers with %i is kept, and not tried again by itself',
    async (status) => {
      const token = tokenFor('ana');
      const { base } = await openApi('', answering(status, '{}'));
      const { sesion, storage } = openTab(
        base,
        fakeStorage({ accessToken: token, 'accessToken.base': base }),
      );
      await sesion.restore();
      expect([sesion.$sesion.get(), storage?.getItem('accessToken')]).toEqual([anonymous, token]);
    },
  );

  test.each([
    ['is over', (): string => tokenFor('ana', -1), (base: string): string => base],
    ['is no token', (): string => 'cualquier cosa', (base: string): string => base],
    ['is that of another origin', (): string => tokenFor('ana'), (): string => 'https://www.ejemplo.edu'],
  ] as const)('a token that the page stored and that %s is not sent, and stays', async (_, make, page) => {
    const token = make();
    const { base, heard } = await openApi(token);
    vi.stubGlobal('location', new URL(page(base)));
    const { sesion, storage } = openTab(base, fakeStorage({ accessToken: token }));
    await sesion.restore();
    expect([sesion.$sesion.get(), heard.length, storage?.getItem('accessToken')]).toEqual([
      anonymous,
      0,
      token,
    ]);
  });

  test('the token of another API is not sent to this one, nor thrown away', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const storage = fakeStorage({ accessToken: token, 'accessToken.base': 'https://otra.test' });
    const { sesion } = openTab(base, storage);
    await sesion.restore();
    expect([sesion.$sesion.get(), heard.length, storage.getItem('accessToken')]).toEqual([
      anonymous,
      0,
      token,
    ]);
  });
});

describe('login', () => {
  test('sends username, password and the type; stores the token, sets the credential and the user', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const { sesion, storage, bearer } = openTab(base);
    await sesion.login({ username: '1714307103', password: 'demostracion-2026' });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      username: '1714307103',
      password: 'demostracion-2026',
      type: 'CLI',
    });
    expect(storage?.getItem('accessToken')).toBe(token);
    expect(bearer.credential).toBe(token);
    expect(sesion.$sesion.get()).toEqual(signedIn);
  });

  test('throws what the client throws, and leaves the session that was', async () => {
    const { base } = await listen(answering(401, '{"code":"credenciales_invalidas"}'));
    const { sesion, states, storage } = openTab(base);
    await sesion.restore();
    const error = await failureOf(sesion.login({ username: 'a', password: 'b' }));
    expect([error.status, error.code]).toEqual([401, 'credenciales_invalidas']);
    expect(states).toEqual([{ estado: 'cargando' }, anonymous]);
    expect(storage?.length).toBe(0);
  });

  test.each([
    ['no token', { user }],
    ['an empty token', { accessToken: '', user }],
    ['no user', { accessToken: 'x' }],
    ['a user without id', { accessToken: 'x', user: { ...user, id: undefined } }],
  ])('an answer with %s is no session', async (_, answer) => {
    const { base } = await listen(answering(200, JSON.stringify(answer)));
    const { sesion, storage } = openTab(base);
    const error = await failureOf(sesion.login({ username: 'a', password: 'b' }));
    expect(error.kind).toBe('format');
    expect(storage?.length).toBe(0);
    expect(sesion.$sesion.get().estado).not.toBe('autenticado');
  });

  test('a role and a photo may be null', async () => {
    const loose = { ...user, role: null, photoURL: null };
    const { base } = await listen(
      answering(200, JSON.stringify({ accessToken: tokenFor('ana'), user: loose })),
    );
    const { sesion } = openTab(base);
    await sesion.login({ username: 'a', password: 'b' });
    expect(sesion.$sesion.get()).toEqual({ estado: 'autenticado', usuario: loose, hasCredential: true });
  });

  test.each([
    ['refuses', answering(401, '{}')],
    ['knows', answering(200, JSON.stringify({ user: { ...user, id: 'vieja' } }))],
  ])('wins over a start whose answer comes late and %s the token before', async (_, answer) => {
    const late: (() => void)[] = [];
    const token = tokenFor('nueva');
    const { base } = await openApi(token, (request, response) => {
      late.push(() => answer(request, response));
    });
    const { sesion, bearer, storage } = openTab(
      base,
      fakeStorage({ accessToken: tokenFor('vieja'), 'accessToken.base': base }),
    );
    const restoring = sesion.restore();
    await until(() => late.length > 0, 'the start calls');
    await sesion.login({ username: 'a', password: 'b' });
    late[0]?.();
    await restoring;
    expect(sesion.$sesion.get()).toEqual(signedIn);
    expect([bearer.credential, storage?.getItem('accessToken')]).toEqual([token, token]);
  });
});

describe('while the start still waits for its answer', () => {
  async function openWaiting() {
    const [old, current] = [tokenFor('vieja'), tokenFor('nueva')];
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { base } = await openApi(current, (request, response) => {
      if (request.headers.authorization === `Bearer ${old}`) return ask();
      answering(200, JSON.stringify({ user }))(request, response);
    });
    const tab = openTab(base, fakeStorage({ accessToken: old, 'accessToken.base': base }));
    void tab.sesion.restore();
    await asked;
    return { ...tab, current };
  }

  test('a refusal of the session that began meanwhile asks for the password again', async () => {
    const { sesion, bearer, current } = await openWaiting();
    await sesion.login({ username: 'a', password: 'b' });
    void bearer.onUnauthorized?.(current, false);
    expect(sesion.$reentry.get()).toEqual({ motivo: 'rechazada', usuario: user });
  });

  test('who registers meanwhile enters the protected area', async () => {
    const { sesion, bearer, current } = await openWaiting();
    await sesion.register(registro);
    await sesion.enterProtected();
    expect([sesion.$sesion.get(), bearer.credential]).toEqual([signedIn, current]);
  });
});

describe('register', () => {
  test('stores the token and sets the user, but sets no credential', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const { sesion, storage, bearer, call } = openTab(base);
    await sesion.register(registro);
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(registro);
    expect(storage?.getItem('accessToken')).toBe(token);
    expect(bearer.credential).toBeUndefined();
    expect(sesion.$sesion.get()).toEqual({ estado: 'autenticado', usuario: user, hasCredential: false });
    await call();
    expect(heard[1]?.headers.authorization).toBeUndefined();
  });

  test('takes away the credential of who was signed in before', async () => {
    const { base } = await openApi(tokenFor('ana'));
    const { sesion, bearer } = openTab(base);
    await sesion.login({ username: 'a', password: 'b' });
    await sesion.register(registro);
    expect(bearer.credential).toBeUndefined();
  });

  test('entering the protected area then runs the start routine, once', async () => {
    const token = tokenFor('ana');
    const { base, heard } = await openApi(token);
    const { sesion, bearer } = openTab(base);
    await sesion.register(registro);
    await Promise.all([sesion.enterProtected(), sesion.enterProtected()]);
    expect(heard.slice(1).map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/auth/me', `Bearer ${token}`],
    ]);
    expect(sesion.$sesion.get()).toEqual(signedIn);
    expect(bearer.credential).toBe(token);
    await sesion.enterProtected();
    expect(heard).toHaveLength(2);
  });

  test('entering with a token that is refused meanwhile is no session', async () => {
    const { base } = await openApi(tokenFor('ana'), answering(401, '{}'));
    const { sesion } = openTab(base);
    await sesion.register(registro);
    await sesion.enterProtected();
    expect(sesion.$sesion.get()).toEqual(anonymous);
  });
});

test('entering the protected area while the page starts waits for the start', async () => {
  const token = tokenFor('ana');
  const { base } = await openApi(token);
  const { sesion } = openTab(base, fakeStorage({ accessToken: token, 'accessToken.base': base }));
  await sesion.enterProtected();
  expect(sesion.$sesion.get()).toEqual(signedIn);
});

test('a sign-out while the page starts is not undone by the answer', async () => {
  const late: (() => void)[] = [];
  const { base } = await openApi('', (request, response) => {
    late.push(() => answering(200, JSON.stringify({ user }))(request, response));
  });
  const { sesion, storage, bearer } = openTab(
    base,
    fakeStorage({ accessToken: tokenFor('ana'), 'accessToken.base': base }),
  );
  const restoring = sesion.restore();
  await until(() => late.length > 0, 'the start calls');
  await sesion.logout();
  late[0]?.();
  await restoring;
  expect([sesion.$sesion.get(), bearer.credential, storage?.length]).toEqual([anonymous, undefined, 0]);
});

test('logout clears token, credential and user at once, and ends the session on the server with that token', async () => {
  const token = tokenFor('ana');
  const { base, heard } = await openApi(token);
  const { sesion, storage, bearer } = openTab(base);
  await sesion.login({ username: 'a', password: 'b' });
  await sesion.logout();
  expect(storage?.length).toBe(0);
  expect(bearer.credential).toBeUndefined();
  expect(sesion.$sesion.get()).toEqual(anonymous);
  await until(() => heard.length > 1, 'the call');
  const [, ended] = heard;
  expect([ended?.method, ended?.url]).toEqual(['DELETE', '/api/cliente/perfil/sesiones/actual']);
  expect(ended?.headers.authorization).toBe(`Bearer ${token}`);
});

test('logout needs no server, and nobody is asked to sign in again if it refuses', async () => {
  const { base, heard, caughtUp } = await listen((request, response) =>
    request.method === 'DELETE'
      ? answering(401, '{"code":"sesion_invalida"}')(request, response)
      : answering(200, JSON.stringify({ accessToken: tokenFor('ana'), user }))(request, response),
  );
  const { sesion, bearer } = openTab(base);
  await sesion.login({ username: 'a', password: 'b' });
  sesion.hold();
  await sesion.logout();
  await until(() => heard.at(-1)?.method === 'DELETE', 'the call');
  await caughtUp();
  expect([sesion.$sesion.get(), sesion.$reentry.get(), bearer.credential]).toEqual([
    anonymous,
    undefined,
    undefined,
  ]);
});
