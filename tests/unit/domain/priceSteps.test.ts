import { describe, expect, it } from 'vitest';
import { priceSteps } from '../../../src/domain/priceSteps.ts';

describe('the steps of the prices', () => {
  it.each([
    { highest: 72_000, steps: [10_000, 20_000, 50_000] },
    { highest: 10_000, steps: [1000, 2000, 5000] },
    { highest: 10_001, steps: [2000, 5000, 10_000] },
    { highest: 900_000_00, steps: [100_000_00, 200_000_00, 500_000_00] },
    { highest: 250, steps: [100, 200] },
    { highest: 100, steps: [] },
    { highest: 0, steps: [] },
  ])('are round and below the highest price $highest', ({ highest, steps }) => {
    expect(priceSteps(highest)).toEqual(steps);
  });
});
