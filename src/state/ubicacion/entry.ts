/** The parts that history and hash routing share: our data in the page's history entries, and the events of a move. */
import { depthOf, layersOf, unmarked } from './layers.ts';
import type { PageWindow } from './PageWindow.ts';
import { newKey, type Place, toPath } from './place.ts';

/** Our part of history.state, under a name of its own, because the host page may keep other things there. */
interface Entry {
  key: string;
  state: unknown;
  /** The path that the portal showed when the address came to name an anchor of the page; null if it showed none of its own. */
  path?: string | null | undefined;
}

const name = 'portal-clientes';

export function readEntry(page: PageWindow): Entry {
  const all: unknown = page.history.state;
  const ours = typeof all === 'object' && all !== null ? (all as Record<string, unknown>)[name] : undefined;
  if (typeof ours !== 'object' || ours === null) return { key: 'default', state: null };
  const { key, state, path } = ours as Partial<Entry>;
  return { key: key ?? 'default', state: state ?? null, path };
}

/** Stores what the portal shows in the history entry of a page anchor, so that Back restores both. */
export function noteAnchor(page: PageWindow, place: Place | undefined): void {
  const { key, state } = place ?? readEntry(page);
  const ours: Entry = { key, state, path: place ? toPath(place) : null };
  page.history.replaceState({ ...kept(page), [name]: ours }, '');
}

/**
 * Writes an entry. A replaced one keeps what the host page stored in it. While a layer is open, a new place takes the layer's
 * entry, so that Back leads to the previous place; and a replaced place is replaced in its own entry too.
 */
export function writeEntry(page: PageWindow, href: string, replace: boolean, state: unknown): void {
  const ours: Entry = { key: newKey(), state: state ?? null };
  const layered = depthOf(page) > 0;
  if (!replace) {
    if (layered) page.history.replaceState({ [name]: ours }, '', href);
    else page.history.pushState({ [name]: ours }, '', href);
    return;
  }
  const before = readEntry(page).key;
  page.history.replaceState({ ...kept(page), [name]: ours }, '', href);
  if (!layered) return;
  layersOf(page).replaceBelow(before, (key) => {
    if (readEntry(page).key === key)
      page.history.replaceState({ ...unmarked(page.history.state), [name]: ours }, '', href);
  });
}

/** Returns the whole state of the shown entry, including the host page's part and the mark of a layer. */
function kept(page: PageWindow): object {
  const all: unknown = page.history.state;
  return typeof all === 'object' && all !== null ? all : {};
}

/** Calls `listener` on back, forward and a new hash. For a new hash browsers differ in which of the two events they fire. */
export function onMove(page: PageWindow, listener: () => void): void {
  layersOf(page);
  page.addEventListener('popstate', listener);
  page.addEventListener('hashchange', listener);
}
