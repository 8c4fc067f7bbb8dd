import { expect, it } from 'vitest';
import { documentTexts } from '../../../demo/api/pdf/documentTexts.ts';

it('every language has every text with the same placeholders', () => {
  const names = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const keys = Object.keys(documentTexts.es) as (keyof typeof documentTexts.es)[];
  for (const texts of Object.values(documentTexts)) {
    expect(Object.keys(texts)).toEqual(keys);
    for (const key of keys) expect([key, names(texts[key])]).toEqual([key, names(documentTexts.es[key])]);
  }
});
