import { pageKey, type SlotsOfPage } from '../../src/state/pageSlot.ts';
import { makeIntact } from './makeIntact.ts';

/** An older copy of the bundle keeps in the slots before this one what has fewer classes. */
const slot = 'intact/4';
const page = globalThis as SlotsOfPage;

if (!page[pageKey]?.has(slot)) {
  const intact = makeIntact();
  // The page may have no Map.
  page[pageKey] ??= new (intact.Map as MapConstructor)<string, unknown>();
  page[pageKey].set(slot, intact);
}
