// The seed of the order in which a suite's files run, so that one that depends on an earlier one fails, and of what properties
// draw. It changes each day.

/** The variable with the seed; set it to repeat a run. */
export const TEST_SEED = 'TEST_SEED';

/** What {@link TEST_SEED} says, or else the day in UTC as YYYYMMDD. */
export function seedOfTheDay(): number {
  const seed = process.env[TEST_SEED] ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`${TEST_SEED} is not a whole number: ${seed}`);
  return Number(seed);
}
