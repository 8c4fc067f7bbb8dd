import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../../../src/state/safeStorage.ts';
import { createLife, type Life } from '../../../../src/state/sesion/createLife.ts';
import { createReentry, type ReentryStore } from '../../../../src/state/sesion/createReentry.ts';
import { createTokenStorage } from '../../../../src/state/sesion/tokenStorage.ts';
import { fakeStorage } from '../../support/fakeStorage.ts';
import { type Tab, user } from '../../support/tab.ts';

let storage: Storage;
let bearer: Tab['bearer'];
let reentry: ReentryStore;
let life: Life;
const expiryWatch = { watch: vi.fn(), stop: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  storage = fakeStorage();
  bearer = { credential: undefined, onUnauthorized: undefined, onDate: undefined };
  reentry = createReentry(bearer);
  const tokens = createTokenStorage(
    createSafeStorage(() => storage),
    () => 'https://a.test',
    () => undefined,
  );
  life = createLife({ bearer, tokens, reentry, expiryWatch });
});

describe('a session that begins', () => {
  test('is stored, watched and sent as the credential', () => {
    life.begin('uno', user, true);
    expect(life.$sesion.get()).toEqual({ estado: 'autenticado', usuario: user, hasCredential: true });
    expect([life.token(), storage.getItem('accessToken'), bearer.credential]).toEqual(['uno', 'uno', 'uno']);
    expect(expiryWatch.watch).toHaveBeenCalledWith('uno');
  });

  test('without its credential is stored, but not sent', () => {
    life.begin('uno', user, false);
    expect([life.token(), storage.getItem('accessToken'), bearer.credential]).toEqual([
      'uno',
      'uno',
      undefined,
    ]);
  });
});

describe('a session that ends', () => {
  test('on purpose is forgotten whole', () => {
    life.begin('uno', user, true);
    storage.setItem('portal.elegidas', '{"usuario":"1","saldos":{"001-001-000000001":500}}');
    storage.setItem('portal.pagos', '["2da159b6-710d-4622-946e-699eb4da3e72"]');
    life.end();
    expect(life.$sesion.get()).toEqual({ estado: 'anonimo' });
    expect([life.token(), storage.length, bearer.credential]).toEqual([undefined, 0, undefined]);
    expect(expiryWatch.stop).toHaveBeenCalled();
  });

  test('by itself says why if nothing would be lost', () => {
    life.begin('uno', user, true);
    life.lose('expirada', false);
    expect(life.$sesion.get()).toEqual({ estado: 'anonimo', motivo: 'expirada' });
    expect(reentry.$reentry.get()).toBeUndefined();
  });

  test('by itself while in use stays on screen, asks for its person, and no call carries the old token', () => {
    life.begin('uno', user, true);
    life.lose('rechazada', true);
    expect(life.$sesion.get().estado).toBe('autenticado');
    expect(reentry.$reentry.get()).toEqual({ motivo: 'rechazada', usuario: user });
    expect([life.token(), storage.length]).toEqual([undefined, 0]);
    expect(bearer.credential).toBeInstanceOf(Promise);
  });

  test('for a page that only rests keeps the stored token for the next load', () => {
    life.begin('uno', user, true);
    life.rest();
    expect([life.$sesion.get().estado, storage.getItem('accessToken')]).toEqual(['anonimo', 'uno']);
  });
});

describe('calls that wait for their person', () => {
  test('go on with the token of the same person, and fail for another one', async () => {
    for (const [id, expected] of [
      [user.id, 'dos'],
      ['otra', undefined],
    ] as const) {
      life.begin('uno', user, true);
      life.lose('expirada', true);
      const waiting = bearer.credential;
      life.begin('dos', { ...user, id }, true);
      expect(await waiting).toBe(expected);
    }
  });
});

test('an answer that comes after a change is known to be late', () => {
  const isCurrent = life.mark();
  expect(isCurrent()).toBe(true);
  life.end();
  expect(isCurrent()).toBe(false);
});
