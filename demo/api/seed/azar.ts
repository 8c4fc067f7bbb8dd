/** Repeatable chance: one faker with a fixed seed, and the few things that the seed draws from it. */
import { faker } from '@faker-js/faker/locale/es';

export type Azar = typeof faker;

export function openAzar(seed: number): Azar {
  faker.seed(seed);
  return faker;
}

/** True in `percent` of the cases. */
export function chance(azar: Azar, percent: number): boolean {
  return azar.number.int({ min: 1, max: 100 }) <= percent;
}

export function between(azar: Azar, min: number, max: number): number {
  return max <= min ? min : azar.number.int({ min, max });
}

export function pick<T>(azar: Azar, items: readonly T[]): T {
  return azar.helpers.arrayElement(items);
}
