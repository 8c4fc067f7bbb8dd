import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnTo } from '../../../src/domain/safeReturnTo.ts';

const hostile: [string, unknown][] = [
  ['an address', 'https://evil.test/'],
  ['an address in capitals', 'HTTPS://evil.test/'],
  ['an address without slashes', 'https:evil.test'],
  ['an address with one slash', 'https:/evil.test'],
  ['script', 'javascript:alert(1)'],
  ['script with a tab inside', 'java\tscript:alert(1)'],
  ['script behind a space', ' javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['vbscript', 'vbscript:msgbox(1)'],
  ['a blob', 'blob:https://portal.test/0'],
  ['a file', 'file:///etc/passwd'],
  ['no scheme, two slashes', '//evil.test'],
  ['three slashes', '///evil.test'],
  ['two slashes and a path', '//evil.test/cliente'],
  ['slash, backslash', '/\\evil.test'],
  ['backslash, slash', '\\/evil.test'],
  ['two backslashes', '\\\\evil.test'],
  ['backslash later', '/cliente\\..\\..\\evil'],
  ['tab between slashes', '/\t/evil.test'],
  ['line end between slashes', '/\n/evil.test'],
  ['carriage return between slashes', '/\r/evil.test'],
  ['a leading tab', '\t//evil.test'],
  ['a leading line end', '\n/cliente'],
  ['a null', '/\0/evil.test'],
  ['a header injection', '/cliente\r\nSet-Cookie: a=b'],
  ['an encoded second slash', '/%2Fevil.test'],
  ['both slashes encoded', '%2F%2Fevil.test'],
  ['encoded in small letters', '/%2fevil.test'],
  ['an encoded backslash', '/%5Cevil.test'],
  ['a slash encoded twice', '/%252Fevil.test'],
  ['a slash encoded three times', '/%25252Fevil.test'],
  ['a backslash encoded twice', '/%255Cevil.test'],
  ['an encoded tab', '/%09/evil.test'],
  ['an encoded line end', '/%0A/evil.test'],
  ['an encoded null', '/%00/evil.test'],
  ['a header injection, encoded', '/cliente%0D%0ASet-Cookie:%20a=b'],
  ['an overlong slash', '/%C0%AFevil.test'],
  ['a stray escape that hides others', '/%252Fevil.test%25'],
  ['an encoded address', 'https%3A%2F%2Fevil.test'],
  ['user-info', 'https://portal.test@evil.test/'],
  ['user-info without scheme', '//portal.test@evil.test/'],
  ['a fullwidth slash', '/\uFF0Fevil.test'],
  ['a fullwidth backslash', '/\uFF3Cevil.test'],
  ['a fraction slash', '/\u2044evil.test'],
  ['a division slash', '/\u2215evil.test'],
  ['a box-drawing slash', '/\u2571evil.test'],
  ['an encoded fullwidth slash', '/%EF%BC%8Fevil.test'],
  ['a small reverse solidus', '/\uFE68evil.test'],
  ['a dot segment', '/../evil'],
  ['a dot segment, encoded', '/%2e%2e/evil'],
  ['a dot segment, half encoded', '/.%2e/evil'],
  ['a dot segment at the end', '/cliente/..'],
  ['a dot segment that makes two slashes', '/.//evil.test'],
  ['a single dot', '/./cliente'],
  ['two slashes later', '/cliente//evil.test'],
  ['a zero-width space', '/\u200B/evil.test'],
  ['a right-to-left override', '/cliente/\u202Etset.live'],
  ['a line separator', '/cliente\u2028//evil.test'],
  ['a no-break space', '/\u00A0/evil.test'],
  ['a soft hyphen', '/\u00AD/evil.test'],
  ['two dots in one sign', '/\u2025/evil'],
  ['two fullwidth dots', '/\uFF0E\uFF0E/evil'],
  ['a sign that holds a slash', '/\u2100/../evil'],
  ['a header injection in the query', '/cliente?q=a\r\nSet-Cookie: a=b'],
  ['a header injection in the query, encoded', '/cliente?q=a%0d%0aSet-Cookie:%20a=b'],
  ['a line separator in the hash', '/cliente#a\u2028b'],
  ['a relative path', 'cliente'],
  ['a relative path that climbs', '../evil'],
  ['a query alone', '?next=//evil.test'],
  ['a hash alone', '#//evil.test'],
  ['nothing', ''],
  ['a space', ' '],
  ['null', null],
  ['undefined', undefined],
  ['a number', 1],
  ['a list', ['/cliente']],
  ['an object that says a path', { toString: () => '/cliente' }],
  ['a very long path', `/${'a'.repeat(3000)}`],
];

const good = [
  '/',
  '/cliente',
  '/cliente/inscripciones/INS-2026-000123',
  '/cliente/cursos?q=programaci%C3%B3n&estado=abierto&estado=lleno&orden=-inicio',
  '/cliente/cursos?q=100%25',
  '/cliente/cursos?q=50% de descuento',
  '/auth/login?returnTo=%2Fcliente%2Fcursos%3Fq%3D100%252525',
  '/cliente/cursos?q=http://ejemplo.test//x',
  '/cliente/cartera/factura/001-001-000000001#cuotas',
  '/cliente/cursos/%E4%B8%AD',
  '/auth/login?returnTo=/cliente',
  '/publico',
];

describe('safeReturnTo', () => {
  test('the table has at least forty hostile values', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(40);
  });

  test.each(hostile)('%s is not followed', (_, value) => {
    expect(safeReturnTo(value)).toBeUndefined();
  });

  test.each(good)('%s is followed as it is', (value) => {
    expect(safeReturnTo(value)).toBe(value);
  });

  test('whatever is followed stays on the origin and under the base path, decoded or not', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2F',
      '%5c',
      '%2e',
      '.',
      '..',
      '\t',
      '%09',
      'evil.test',
      'cliente',
      '?',
      '#',
      '@',
      ':',
      '%25',
      '\uFF0F',
      'https:',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const value = safeReturnTo(pieces.join(''));
        if (value === undefined) return;
        for (const form of [value, unescape(value), unescape(unescape(value)), value.normalize('NFKC')]) {
          const url = new URL(form, 'https://portal.test');
          expect(url.origin).toBe('https://portal.test');
          expect(new URL(`/base${form}`, 'https://portal.test').pathname.startsWith('/base/')).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
