import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '../../../../src/state/safeStorage.ts';
import { createServerClock } from '../../../../src/state/sesion/createServerClock.ts';
import { fakeStorage } from '../../support/fakeStorage.ts';
import { listen } from '../../support/server.ts';
import { openTab, signedIn, user } from '../../support/tab.ts';
import { tokenFor, tokenWith } from '../../support/token.ts';
import { until } from '../../support/until.ts';

const minutes = 60_000;

function openClock(storage = fakeStorage()) {
  const local = { ms: Date.UTC(2026, 10, 21), steady: 1000 };
  let changes = 0;
  const clock = createServerClock(
    () => local.ms,
    createSafeStorage(() => storage),
    () => {
      changes += 1;
    },
    () => local.steady,
  );
  return { clock, local, storage, changes: () => changes };
}

describe('the clock', () => {
  test('is the browser’s own until the server has told another time', () => {
    const { clock, local } = openClock();
    expect(clock.now()).toBe(local.ms);
    clock.hear(local.ms + 10 * minutes);
    expect(clock.now()).toBe(local.ms + 10 * minutes);
    local.ms += 1000;
    expect(clock.now()).toBe(local.ms + 10 * minutes);
  });

  test('leaves a difference of a few seconds alone', () => {
    const { clock, local, changes } = openClock();
    clock.hear(local.ms - 1500);
    expect(clock.now()).toBe(local.ms);
    clock.hear(local.ms + 10 * minutes);
    clock.hear(local.ms + 10 * minutes - 900);
    expect(changes()).toBe(1);
  });

  test('notices that the browser’s was put right', () => {
    const { clock, local } = openClock();
    clock.hear(local.ms + 10 * minutes);
    local.ms += 10 * minutes;
    clock.hear(local.ms);
    expect(clock.now()).toBe(local.ms);
  });

  test('is sure for some minutes after an answer, and not once the browser’s jumped or the computer slept', () => {
    const { clock, local } = openClock();
    const pass = (ms: number, steady = ms) => {
      local.ms += ms;
      local.steady += steady;
      return clock.isSure();
    };
    expect(clock.isSure()).toBe(false);
    clock.hearToken(local.ms / 1000);
    expect(clock.isSure()).toBe(false);
    clock.hear(local.ms);
    expect([pass(2 * minutes), pass(2 * minutes)]).toEqual([true, false]);
    clock.hear(local.ms);
    expect([pass(1000), pass(10 * minutes, 0)]).toEqual([true, false]);
    clock.hear(local.ms);
    expect([pass(0), pass(-10 * minutes, 0)]).toEqual([true, false]);
  });

  test('survives a reload of the page', () => {
    const { clock, local, storage } = openClock();
    clock.hear(local.ms - 7 * minutes);
    expect(openClock(storage).clock.now()).toBe(local.ms - 7 * minutes);
  });

  test('takes the time from a token just made only while no answer tells it', () => {
    const { clock, local } = openClock();
    clock.hearToken((local.ms + 20 * minutes) / 1000);
    expect(clock.now()).toBe(local.ms + 20 * minutes);
    clock.hear(local.ms + 10 * minutes);
    clock.hearToken((local.ms + 20 * minutes) / 1000);
    clock.hearToken(undefined);
    expect(clock.now()).toBe(local.ms + 10 * minutes);
  });

  test.each(['', 'ayer', 'NaN', '{}'])('nonsense kept under its key (%j) is no difference', (nonsense) => {
    const { clock, local } = openClock(fakeStorage({ 'accessToken.reloj': nonsense }));
    expect(clock.now()).toBe(local.ms);
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
    expect(one.sesion.$secondsLeft.get()).toBeUndefined();
    const reloaded = openTab(base, one.storage, clock);
    await reloaded.sesion.restore();
    expect(reloaded.sesion.$sesion.get()).toEqual(signedIn);
  });

  test('is told of the end when it comes', async () => {
    const { base } = await openApi(tokenFor('ana', 100), true);
    const { sesion } = openTab(base, fakeStorage(), clock);
    await sesion.login(login);
    expect(sesion.$secondsLeft.get()).toBeGreaterThan(90);
    expect(sesion.$secondsLeft.get()).toBeLessThanOrEqual(101);
  });

  test('is not kept signed in by a token that is over', async () => {
    const { base } = await openApi(tokenFor('ana', 2), true);
    const { sesion } = openTab(base, fakeStorage(), clock);
    await sesion.login(login);
    await until(() => sesion.$sesion.get().estado === 'anonimo', 'the end');
  });

  test('goes by the token’s iat if no answer shows a date', async () => {
    const now = Math.floor(Date.now() / 1000);
    const { base } = await openApi(tokenWith({ sub: 'ana', iat: now, exp: now + 1800 }), false);
    const { sesion } = openTab(base, fakeStorage(), clock);
    await sesion.login(login);
    expect(sesion.$sesion.get()).toEqual(signedIn);
    expect(sesion.$secondsLeft.get()).toBeUndefined();
  });
});
