/**
 * The page's registry, shared by every copy of the bundle on the page. The first copy creates the content of a slot and all
 * copies use it, so a slot must not hold anything that is checked by its class (instanceof).
 */

/** Raise the number when the meaning of a slot changes: both versions then work side by side, each for itself. */
export const pageKey = Symbol.for('portal-clientes/1');

/** The page, which keeps what all copies share. */
export interface SlotsOfPage {
  [pageKey]?: Map<string, unknown>;
}

/** Returns the content of the slot; `create` makes it if the slot is empty. */
export function pageSlot<T>(name: string, create: () => T): T {
  const page = globalThis as SlotsOfPage;
  page[pageKey] ??= new Map();
  const slots = page[pageKey];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
