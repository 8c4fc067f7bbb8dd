import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../../../src/state/safeStorage.ts';
import { createTokenStorage } from '../../../../src/state/sesion/tokenStorage.ts';
import { fakeStorage } from '../../support/fakeStorage.ts';

const onTaken = vi.fn();
beforeEach(() => onTaken.mockClear());
afterEach(() => vi.unstubAllGlobals());

const open = (storage: Storage, base: string) =>
  createTokenStorage(
    createSafeStorage(() => storage),
    () => base,
    onTaken,
  );

test('a token is kept with the API that it belongs to', () => {
  const storage = fakeStorage();
  open(storage, 'https://a.test').write('uno');
  expect(storage.getItem('accessToken')).toBe('uno');
  expect(open(storage, 'https://a.test').read()).toBe('uno');
  expect(open(storage, 'https://b.test').read()).toBeUndefined();
  expect(storage.getItem('accessToken')).toBe('uno');
});

describe("a page's own token", () => {
  test('is neither read nor removed', () => {
    const storage = fakeStorage({ accessToken: 'de la página' });
    const tokens = open(storage, 'https://a.test');
    expect(tokens.read()).toBeUndefined();
    tokens.clear();
    tokens.write(undefined);
    expect(storage.getItem('accessToken')).toBe('de la página');
  });

  test('is read only for an API of the page’s origin, and only while there is none of ours for it', () => {
    vi.stubGlobal('location', new URL('https://a.test/portal'));
    const storage = fakeStorage({ accessToken: 'uno.dos.tres' });
    const read = (base: string) => {
      const tokens = open(storage, base);
      return [tokens.read(), tokens.readOfPage()];
    };
    expect(read('https://a.test/api')).toEqual([undefined, 'uno.dos.tres']);
    expect(read('https://b.test')).toEqual([undefined, undefined]);
    // It became the token of a session, and was stored as such.
    open(storage, 'https://a.test/api').write('uno.dos.tres');
    expect(read('https://a.test/api')).toEqual(['uno.dos.tres', undefined]);
    expect(read('https://a.test/otra')).toEqual([undefined, undefined]);
    expect(onTaken).not.toHaveBeenCalled();
    open(storage, 'https://a.test/api').clear();
    expect(storage.length).toBe(0);
  });

  test('stays where it is when ours is stored, removed and stored again', () => {
    const storage = fakeStorage({ accessToken: 'de la página' });
    const tokens = open(storage, 'https://a.test');
    for (const token of ['uno', 'dos']) {
      tokens.write(token);
      expect([tokens.read(), open(storage, 'https://a.test').read()]).toEqual([token, token]);
      expect(storage.getItem('accessToken')).toBe('de la página');
    }
    expect(open(storage, 'https://b.test').read()).toBeUndefined();
    tokens.clear();
    expect([tokens.read(), storage.length]).toEqual([undefined, 1]);
    tokens.write('tres');
    expect(onTaken).toHaveBeenCalledTimes(3);
  });

  test('that replaced ours is recognised as the page’s, and ours is still read', () => {
    const storage = fakeStorage();
    open(storage, 'https://a.test').write('el-nuestro-con-su-firma');
    storage.setItem('accessToken', 'el-de-la-página-con-otra');
    const tokens = open(storage, 'https://a.test');
    expect(tokens.read()).toBe('el-nuestro-con-su-firma');
    expect(open(storage, 'https://b.test').read()).toBeUndefined();
    tokens.clear();
    expect(tokens.read()).toBeUndefined();
    expect([storage.getItem('accessToken'), storage.length]).toEqual(['el-de-la-página-con-otra', 1]);
  });

  test('makes way for ours again once it is gone', () => {
    const storage = fakeStorage({ accessToken: 'de la página' });
    const tokens = open(storage, 'https://a.test');
    tokens.write('uno');
    storage.removeItem('accessToken');
    expect(tokens.read()).toBe('uno');
    tokens.write('dos');
    expect([storage.getItem('accessToken'), storage.length]).toEqual(['dos', 3]);
    expect(onTaken).toHaveBeenCalledTimes(1);
  });
});

test('a token that a script stored with the base beside it is read', () => {
  const storage = fakeStorage({ accessToken: 'uno', 'accessToken.base': 'https://a.test' });
  expect(open(storage, 'https://a.test').read()).toBe('uno');
  expect(open(storage, 'https://b.test').read()).toBeUndefined();
});

test('a token that is removed leaves nothing behind', () => {
  const storage = fakeStorage();
  const tokens = open(storage, 'https://a.test');
  tokens.write('uno');
  tokens.write(undefined);
  expect(storage.length).toBe(0);
});
