// A panel opens beside its button, where there is room.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeIn } from '../../../src/ui/routing/place.ts';

const view = { width: 360, height: 740 };
const button = { left: 188, right: 344, top: 500, bottom: 548 };

test('a panel opens below its button, at the end that was asked for', () => {
  const size = { width: 150, height: 150 };
  expect(placeIn(view, button, size, 'below-end', false)).toMatchObject({ left: 194, top: 556 });
  expect(placeIn(view, button, size, 'below-start', false)).toMatchObject({ left: 188, top: 556 });
  expect(placeIn(view, button, size, 'below-start', true)).toMatchObject({ left: 194, top: 556 });
});

test('a panel with no room below opens above', () => {
  expect(placeIn(view, button, { width: 260, height: 250 }, 'below-end', false)).toMatchObject({
    left: 84,
    top: 242,
  });
});

test('a panel never covers its button and never leaves the screen, however high it is', () => {
  const cases = fc.record({
    top: fc.integer({ min: 0, max: 700 }),
    height: fc.integer({ min: 1, max: 2000 }),
    rtl: fc.boolean(),
    where: fc.constantFrom('below-start', 'below-end'),
  });
  fc.assert(
    fc.property(cases, ({ top, height, rtl, where }) => {
      const at = { ...button, top, bottom: top + 40 };
      const placed = placeIn(view, at, { width: 260, height }, where, rtl);
      const bottom = placed.top + Math.min(height, placed.room);
      expect(placed.top >= at.bottom || bottom <= at.top).toBe(true);
      expect(placed.top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(view.height);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.left + 260).toBeLessThanOrEqual(view.width);
    }),
  );
});
