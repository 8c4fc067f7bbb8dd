/**
 * The page's registry, shared by every copy of the bundle on the page. The first copy makes what is in a slot and all copies
 * use it, so a slot must not hold anything that is told apart by its class (instanceof).
 */

/** Raise the number when the meaning of a slot changes: both versions then work side by side, each for itself. */
const key = Symbol.for('portal-clientes/1');

interface Page {
  [key]?: Map<string, unknown>;
}

/** Gives what is in the slot; `create` makes it when the slot is empty. */
export function pageSlot<T>(name: string, create: () => T): T {
  const page = globalThis as Page;
  page[key] ??= new Map();
  const slots = page[key];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
