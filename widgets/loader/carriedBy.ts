import { pageSlot } from '../../src/state/pageSlot.ts';
import type { CarriedStart } from './startData.ts';

/** Gives what the entries of the page carry (widgets/entry), by start. */
export const carriedBy = (): Record<string, CarriedStart> => pageSlot('starts', () => ({}));
