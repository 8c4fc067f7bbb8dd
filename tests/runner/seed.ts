// The order in which the files of a suite run, so that one that depends on an earlier one fails, and what properties draw: others each day.

/** Names the seed of them; who sets it repeats a run. */
export const TEST_SEED = 'TEST_SEED';

/** What {@link TEST_SEED} says, or else the day in UTC as YYYYMMDD. */
export const seedOfTheDay = (): number =>
  Number(process.env[TEST_SEED] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
