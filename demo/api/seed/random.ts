/** Random values that are the same in each run. */
import { faker } from '@faker-js/faker/locale/es';

export const random = faker;

/** Begins the sequence again. */
export function restartRandom(): void {
  random.seed(20_260_101);
}

/** True in `percent` of the cases. */
export function chance(percent: number): boolean {
  return between(1, 100) <= percent;
}

export function between(min: number, max: number): number {
  return max <= min ? min : random.number.int({ min, max });
}

export function pick<T>(items: readonly T[]): T {
  return random.helpers.arrayElement(items);
}
