/** A CSV file has the signs that a person's spreadsheet program expects. */
import { expect, it } from 'vitest';
import { csvSignsIn } from '../../../src/domain/csvSigns.ts';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import { paisCodes } from '../../../src/domain/pais.ts';

it('cells are separated by semicolons in the languages with a decimal comma, by commas in those with a decimal point', () => {
  const commas: readonly Idioma[] = ['es', 'fr', 'vi'];
  for (const pais of paisCodes) {
    for (const idioma of idiomas) {
      expect([idioma, csvSignsIn({ idioma, pais })]).toEqual([
        idioma,
        commas.includes(idioma) ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' },
      ]);
    }
  }
});
