/** Percents that are shown side by side add up to 100. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePercents } from '../../../src/domain/wholePercents.ts';

it('three equal parts are 34, 33 and 33 percent', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
});

it('of nothing, each part is nothing', () => {
  expect(wholePercents([0, 0])).toEqual([0, 0]);
});

it('percents are whole, add up to 100, and are less than one away from the exact part', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (all) => {
      const total = all.reduce((sum, one) => sum + one, 0);
      fc.pre(total > 0);
      const percents = wholePercents(all);
      expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
      for (const [index, percent] of percents.entries()) {
        expect(Number.isInteger(percent)).toBe(true);
        expect(Math.abs(percent - ((all[index] ?? 0) * 100) / total)).toBeLessThan(1);
      }
    }),
  );
});

it('a larger part never has the smaller percent, and no part has none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2, maxLength: 6 }), (all) => {
      const percents = wholePercents(all);
      for (const [i, one] of all.entries()) {
        if (one === 0) expect(percents[i]).toBe(0);
        for (const [j, other] of all.entries())
          if (one > other) expect(percents[i]).toBeGreaterThanOrEqual(percents[j] ?? 0);
      }
    }),
  );
});
