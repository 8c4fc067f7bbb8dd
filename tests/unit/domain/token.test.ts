import { describe, expect, test } from 'vitest';
import { directionOf, idiomas, localeOf } from '../../../src/domain/idiomas.ts';
import { isAllowed, roleOf } from '../../../src/domain/rol.ts';
import { isTokenValid, readExp } from '../../../src/domain/token.ts';
import { tokenWith } from '../support/token.ts';

describe('token', () => {
  const now = 1_800_000_000_500;

  test('exp is compared in seconds, and must be later', () => {
    expect(isTokenValid(tokenWith({ exp: 1_800_000_001 }), now)).toBe(true);
    expect(isTokenValid(tokenWith({ exp: 1_800_000_000 }), now)).toBe(false);
    expect(isTokenValid(tokenWith({ exp: 1_800_000_000 }), 1_800_000_000_000)).toBe(false);
  });

  test('reads a payload with characters that base64url writes differently, and names with accents', () => {
    expect(readExp(tokenWith({ exp: 5, name: 'Ñandú ÿÿÿ >>> ???' }))).toBe(5);
  });

  test.each([
    ['', 'nothing'],
    ['abc', 'no parts'],
    ['a.b', 'two parts'],
    ['a.b.c.d', 'four parts'],
    ['a.%%%.c', 'no base64'],
    [`a.${btoa('not json')}.c`, 'no JSON'],
    [`a.${btoa('null')}.c`, 'null'],
    [`a.${btoa('5')}.c`, 'a number'],
    [tokenWith({}), 'no exp'],
    [tokenWith({ exp: '9999999999' }), 'exp as text'],
    [tokenWith({ exp: null }), 'exp null'],
  ])('%s (%s) is not valid', (token) => {
    expect(readExp(token)).toBeUndefined();
    expect(isTokenValid(token, 0)).toBe(false);
  });
});

describe('roles', () => {
  test('a user without a role is an admin', () => {
    expect(roleOf({})).toBe('admin');
    expect(roleOf({ role: null })).toBe('admin');
    expect(roleOf({ role: 'cliente' })).toBe('cliente');
  });

  test('an item shows to the roles of its list, and to all without a list', () => {
    expect(isAllowed(undefined, 'cliente')).toBe(true);
    expect(isAllowed(['admin'], 'cliente')).toBe(false);
    expect(isAllowed(['admin', 'cliente'], 'cliente')).toBe(true);
    expect(isAllowed([], 'admin')).toBe(false);
  });
});

test('every language has a tag that Intl knows, and only Arabic is written from the right', () => {
  for (const idioma of idiomas)
    expect(Intl.NumberFormat.supportedLocalesOf(localeOf(idioma))).toHaveLength(1);
  expect(localeOf('cn')).toBe('zh-CN');
  expect(idiomas.filter((idioma) => directionOf(idioma) === 'rtl')).toEqual(['ar']);
});
