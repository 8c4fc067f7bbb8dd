/** Random values that are the same in each run: a faker with a fixed seed. */
import { faker } from '@faker-js/faker/locale/es';

export type Random = typeof faker;

export function openRandom(seed: number): Random {
  faker.seed(seed);
  return faker;
}

/** True in `percent` of the cases. */
export function chance(random: Random, percent: number): boolean {
  return random.number.int({ min: 1, max: 100 }) <= percent;
}

export function between(random: Random, min: number, max: number): number {
  return max <= min ? min : random.number.int({ min, max });
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return random.helpers.arrayElement(items);
}
