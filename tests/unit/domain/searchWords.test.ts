import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ConsultaCursos } from '../../../src/contract/curso.ts';
import { hasWords, readSearch, searchMax } from '../../../src/domain/searchWords.ts';

const q = (text: string) => v.safeParse(ConsultaCursos, { q: text });

describe('what is searched for', () => {
  it.each([
    ['spaces at its ends, doubled ones, no-break spaces and line breaks', ' riego \u00A0por\u202F\n goteo\t'],
    [
      'zero-width spaces, marks of direction, soft hyphens and byte order marks',
      '\uFEFFrie\u200Bgo por\u200E go\u00ADteo',
    ],
    ['control characters', '\0riego\x01por\x1F goteo\x7F'],
  ])('has one plain space between its words, whatever came along: %s', (_, typed) => {
    expect(readSearch(typed)).toBe('riego por goteo');
    expect(q(typed)).toMatchObject({ success: true, output: { q: 'riego por goteo' } });
  });

  it('has composed letters', () => {
    expect(readSearch('nin\u0303as')).toBe('niñas');
  });

  it('is cut at what the API takes, but not through a character', () => {
    expect(readSearch('x'.repeat(500))).toHaveLength(searchMax);
    expect(readSearch(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
    expect(q('x'.repeat(searchMax)).success).toBe(true);
    expect(q('x'.repeat(searchMax + 1)).success).toBe(false);
  });

  it('is what the API takes and searches for as it is, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const words = readSearch(typed);
        expect(q(words)).toMatchObject({ success: true, output: { q: words } });
        expect(readSearch(words)).toBe(words);
        expect(words).not.toContain('\0');
      }),
    );
  });
});

describe('a text has the words of a search', () => {
  const text = 'ROB-7 Robótica para niñas y niños';

  it.each(['niñas robotica', 'ROBÓTICA', 'rob-7 niños', '', ' robo\u00A0 ni'])(
    'in any order, whatever their case and accents: “%s”',
    (search) => {
      expect(hasWords(text, search)).toBe(true);
    },
  );

  it('only if it has every one of them', () => {
    expect(hasWords(text, 'robótica adultos')).toBe(false);
  });
});
