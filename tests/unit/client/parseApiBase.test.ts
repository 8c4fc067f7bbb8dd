import { describe, expect, test } from 'vitest';
import { parseApiBase } from '../../../src/client/parseApiBase.ts';

const page = 'https://www.universidad.test';

describe('parseApiBase', () => {
  test.each([
    ['', 'https://www.universidad.test'],
    ['/', 'https://www.universidad.test'],
    ['/servicios/', 'https://www.universidad.test/servicios'],
    ['https://api.universidad.test', 'https://api.universidad.test'],
    ['  https://api.universidad.test/  ', 'https://api.universidad.test'],
    ['HTTPS://API.universidad.test:443/v1//', 'https://api.universidad.test/v1'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('reads "%s" as %s', (value, base) => {
    expect(parseApiBase(value, page)).toBe(base);
  });

  test.each([
    'no es una dirección',
    'api.universidad.test',
    'servicios/api',
    '//api.universidad.test',
    '/\\api.universidad.test',
    'https://',
    'https://exa mple.test',
    'ftp://api.universidad.test',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://ana:clave@api.universidad.test',
    'https://api.universidad.test?clave=1',
    'https://api.universidad.test#x',
  ])('refuses "%s"', (value) => {
    expect(parseApiBase(value, page)).toBeUndefined();
  });

  test('finds no API of its own for a page opened from disk', () => {
    expect(parseApiBase('', 'file:///home/ana/pagina.html')).toBeUndefined();
    expect(parseApiBase('https://api.universidad.test', 'file:///home/ana/pagina.html')).toBe(
      'https://api.universidad.test',
    );
  });
});
