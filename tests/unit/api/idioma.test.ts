/** The language of an answer, by Accept-Language. */
import { describe, expect, it } from 'vitest';
import { readIdioma } from '../../../demo/api/http/readIdioma.ts';

describe('Accept-Language', () => {
  it.each([
    [undefined, 'es'],
    ['', 'es'],
    ['ar', 'ar'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['de-DE, fr;q=0.5, en;q=0.8', 'en'],
    ['vi-VN', 'vi'],
    ['en;q=0, fr', 'fr'],
    ['*', 'es'],
    ['de', 'es'],
    [';;;q=,,=', 'es'],
    ['x'.repeat(100_000), 'es'],
  ])('%s asks for %s', (header, idioma) => {
    expect(readIdioma(header)).toBe(idioma);
  });
});
