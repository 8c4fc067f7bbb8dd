import { expect, test } from 'vitest';
import { createSafeStorage } from '../../../../src/state/safeStorage.ts';
import { createTokenStorage } from '../../../../src/state/sesion/tokenStorage.ts';
import { fakeStorage } from '../../support/fakeStorage.ts';

const open = (storage: Storage, base: string) =>
  createTokenStorage(
    createSafeStorage(() => storage),
    () => base,
  );

test('a token is kept with the API that it belongs to', () => {
  const storage = fakeStorage();
  open(storage, 'https://a.test').write('uno');
  expect(storage.getItem('accessToken')).toBe('uno');
  expect(open(storage, 'https://a.test').read()).toBe('uno');
  expect(open(storage, 'https://b.test').read()).toBeUndefined();
  expect(storage.getItem('accessToken')).toBe('uno');
});

test('a token without an API named beside it is read by any', () => {
  expect(open(fakeStorage({ accessToken: 'uno' }), 'https://a.test').read()).toBe('uno');
});

test('a token that is removed leaves nothing behind', () => {
  const storage = fakeStorage();
  const tokens = open(storage, 'https://a.test');
  tokens.write('uno');
  tokens.write(undefined);
  expect(storage.length).toBe(0);
});
