import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternOf, patternSize } from '../../../src/features/curso/patternOf.ts';

test('a course has the same pattern every time, and another course another one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(patternOf(one)).toEqual(patternOf(one));
      if (one !== other) expect(patternOf(one)).not.toEqual(patternOf(other));
    }),
  );
});

test('courses whose codes differ in a digit differ in colour', () => {
  const hues = Array.from({ length: 40 }, (_, index) => patternOf(`EXT-2026-${100 + index}`).hue);
  expect(new Set(hues).size).toBeGreaterThan(34);
  for (const hue of hues) {
    expect(hue).toBeGreaterThanOrEqual(0);
    expect(hue).toBeLessThan(360);
  }
});

test('the drawing stays within its box', () => {
  for (const [, x, y] of patternOf('EXT-2026-001').path.matchAll(/M(\d+) (\d+)/g)) {
    expect(Number(x)).toBeLessThanOrEqual(patternSize.width);
    expect(Number(y)).toBeLessThanOrEqual(patternSize.height);
  }
});
