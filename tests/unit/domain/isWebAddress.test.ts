import { describe, expect, it } from 'vitest';
import { isWebAddress, resolveAddress } from '../../../src/domain/isWebAddress.ts';

describe('the address of a picture or document', () => {
  it.each(['https://cdn.ejemplo.edu/a.webp', 'http://localhost/a.webp', '/imagenes/a.webp', '/'])(
    'may be of the web or a path of the own origin: %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'blob:https://ejemplo.edu/1',
    '//otro.ejemplo/a.webp',
    '/\\otro.ejemplo/a.webp',
    'https://',
    'https:/\\ejemplo.edu',
    ' https://ejemplo.edu',
    'https://ejemplo.edu/a b',
    'a.webp',
    '',
  ])('is nothing else: %j', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});

describe('an address that the API names', () => {
  it('is whole if it is a path of its origin, and nothing if it is refused or absent', () => {
    const origin = 'https://api.ejemplo.edu';
    expect(resolveAddress('/imagenes/a.webp', origin)).toBe('https://api.ejemplo.edu/imagenes/a.webp');
    expect(resolveAddress('https://cdn.ejemplo.edu/a.webp', origin)).toBe('https://cdn.ejemplo.edu/a.webp');
    expect(resolveAddress('javascript:alert(1)', origin)).toBeUndefined();
    expect(resolveAddress(undefined, origin)).toBeUndefined();
  });
});
