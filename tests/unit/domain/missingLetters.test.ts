import { describe, expect, test } from 'vitest';
import { missingLetters } from '../../../src/domain/missingLetters.ts';

describe('the letters that PDFs cannot show', () => {
  test.each([
    ['Latin letters, with marks too', 'Muñoz Ñañez Şükrü Łódź', []],
    ['marks typed apart', 'Mun\u0303oz', []],
    ['Greek, Cyrillic, Arabic, Hebrew and Chinese', 'χ² Ґжицький محمد שרה 王小明', []],
    ['what nobody sees', 'Ana\u200B\u00A0\u202F\u2066María\u2069\uFE0F\n', []],
    ['Korean, each letter once', '한글 한국', ['한', '글', '국']],
    ['a letter beyond the first plane', 'Ana 𐍈', ['𐍈']],
    ['nothing', '', []],
  ])('of %s', (_what, text, letters) => {
    expect(missingLetters(text)).toEqual(letters);
  });

  test('are none of those for which the form does not load the list', () => {
    const loaded = Array.from({ length: 0x250 }, (_, codePoint) => String.fromCodePoint(codePoint)).join('');
    expect(missingLetters(loaded)).toEqual([]);
  });
});
