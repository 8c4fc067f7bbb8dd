import { pageSlot } from '../../src/state/pageSlot.ts';

/** Counts the failures of each file, by its path: those of the loader, and of what an entry has asked for before it. */
export const failures = pageSlot('failures', () => new Map<string, number>());
