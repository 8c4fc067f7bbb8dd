import { describe, expect, test } from 'vitest';
import { createAlmacen } from '../../../../src/state/safeStorage.ts';
import { createReloj } from '../../../../src/state/sesion/serverClock.ts';
import { fakeStorage } from '../../support/fakeStorage.ts';
import { listen } from '../../support/server.ts';
import { openTab, signedIn, user } from '../../support/tab.ts';
import { tokenFor, tokenWith } from '../../support/token.ts';
import { until } from '../../support/until.ts';

const minutes = 60_000;

function openReloj(storage = fakeStorage()) {
  const local = { ms: Date.UTC(2026, 10, 21), steady: 1000 };
  let changes = 0;
  const reloj = createReloj(
    () => local.ms,
    createAlmacen(() => storage),
    () => {
      changes += 1;
    },
    () => local.steady,
  );
  return { reloj, local, storage, changes: () => changes };
}

describe('the clock', () => {
  test('is the browser’s own until the server has told another time', () => {
    const { reloj, local } = openReloj();
    expect(reloj.now()).toBe(local.ms);
    reloj.hear(local.ms + 10 * minutes);
    expect(reloj.now()).toBe(local.ms + 10 * minutes);
    local.ms += 1000;
    expect(reloj.now()).toBe(local.ms + 10 * minutes);
  });

  test('leaves a difference of a few seconds alone', () => {
    const { reloj, local, changes } = openReloj();
    reloj.hear(local.ms - 1500);
    expect(reloj.now()).toBe(local.ms);
    reloj.hear(local.ms + 10 * minutes);
    reloj.hear(local.ms + 10 * minutes - 900);
    expect(changes()).toBe(1);
  });

  test('notices that the browser’s was put right', () => {
    const { reloj, local } = openReloj();
    reloj.hear(local.ms + 10 * minutes);
    local.ms += 10 * minutes;
    reloj.hear(local.ms);
    expect(reloj.now()).toBe(local.ms);
  });

  test('is sure for some minutes after an answer, and not once the browser’s jumped or the computer slept', () => {
    const { reloj, local } = openReloj();
    const pass = (ms: number, steady = ms) => {
      local.ms += ms;
      local.steady += steady;
      return reloj.isSure();
    };
    expect(reloj.isSure()).toBe(false);
    reloj.hearToken(local.ms / 1000);
    expect(reloj.isSure()).toBe(false);
    reloj.hear(local.ms);
    expect([pass(2 * minutes), pass(2 * minutes)]).toEqual([true, false]);
    reloj.hear(local.ms);
    expect([pass(1000), pass(10 * minutes, 0)]).toEqual([true, false]);
    reloj.hear(local.ms);
    expect([pass(0), pass(-10 * minutes, 0)]).toEqual([true, false]);
  });

  test('survives a reload of the page', () => {
    const { reloj, local, storage } = openReloj();
    reloj.hear(local.ms - 7 * minutes);
    expect(openReloj(storage).reloj.now()).toBe(local.ms - 7 * minutes);
  });

  test('takes the time from a token just made only while no answer tells it', () => {
    const { reloj, local } = openReloj();
    reloj.hearToken((local.ms + 20 * minutes) / 1000);
    expect(reloj.now()).toBe(local.ms + 20 * minutes);
    reloj.hear(local.ms + 10 * minutes);
    reloj.hearToken((local.ms + 20 * minutes) / 1000);
    reloj.hearToken(undefined);
    expect(reloj.now()).toBe(local.ms + 10 * minutes);
  });

  test.each(['', 'ayer', 'NaN', '{}'])('nonsense kept under its key (%j) is no difference', (nonsense) => {
    const { reloj, local } = openReloj(fakeStorage({ 'accessToken.reloj': nonsense }));
    expect(reloj.now()).toBe(local.ms);
  });
});

/** Answers login and me; `withDate` false: as a page of another origin sees it without CORS exposing the header. */
const openApi = (token: string, withDate: boolean) =>
  listen((request, response) => {
    response.sendDate = withDate;
    const body = request.url === '/api/auth/login' ? { accessToken: token, user } : { user };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

describe.each([
  ['fast', 50],
  ['slow', -50],
])('a browser whose clock is 50 minutes %s', (_, wrong) => {
  const clock = () => Date.now() + wrong * minutes;
  const login = { username: 'a', password: 'b' };

  test('stays signed in for the whole life of a token of 30 minutes, and after a reload', async () => {
    const { base } = await openApi(tokenFor('ana', 1800), true);
    const one = openTab(base, fakeStorage(), clock);
    await one.sesion.login(login);
    expect(one.sesion.$sesion.get()).toEqual(signedIn);
    expect(one.sesion.$porExpirar.get()).toBeUndefined();
    const reloaded = openTab(base, one.storage, clock);
    await reloaded.sesion.restore();
    expect(reloaded.sesion.$sesion.get()).toEqual(signedIn);
  });

  test('is told of the end when it comes', async () => {
    const { base } = await openApi(tokenFor('ana', 100), true);
    const { sesion } = openTab(base, fakeStorage(), clock);
    await sesion.login(login);
    expect(sesion.$porExpirar.get()).toBeGreaterThan(90);
    expect(sesion.$porExpirar.get()).toBeLessThanOrEqual(101);
  });

  test('is not kept signed in by a token that is over', async () => {
    const { base } = await openApi(tokenFor('ana', 2), true);
    const { sesion } = openTab(base, fakeStorage(), clock);
    await sesion.login(login);
    await until(() => sesion.$sesion.get().estado === 'anonimo', 'the end');
  });

  test('goes by the token’s iat where no answer shows a date', async () => {
    const now = Math.floor(Date.now() / 1000);
    const { base } = await openApi(tokenWith({ sub: 'ana', iat: now, exp: now + 1800 }), false);
    const { sesion } = openTab(base, fakeStorage(), clock);
    await sesion.login(login);
    expect(sesion.$sesion.get()).toEqual(signedIn);
    expect(sesion.$porExpirar.get()).toBeUndefined();
  });
});
