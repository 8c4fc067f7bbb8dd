/**
 * The one registry of a page, which every copy of the bundle on it shares. What lies in a slot was made by the copy
 * that came first and is used by all, so a slot must only hold things that need no class of their own to be used.
 */

/** The number changes when the meaning of a slot does; two such versions then live side by side, apart. */
const key = Symbol.for('portal-clientes/1');

interface Page {
  [key]?: Map<string, unknown>;
}

/** What is in the slot, made by `create` if this is the first to ask. */
export function pageSlot<T>(name: string, create: () => T): T {
  const page = globalThis as Page;
  page[key] ??= new Map();
  const slots = page[key];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
