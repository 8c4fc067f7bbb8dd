import { describe, expect, it } from 'vitest';
import { isWebAddress } from '../../../src/domain/isWebAddress.ts';

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
