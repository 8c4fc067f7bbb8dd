/** The parts that history and hash routing share: our data in the page's history entries, and the events of a move. */
import { depthOf, layersOf, pushEntry, unmarked } from './layers.ts';
import type { PageWindow } from './PageWindow.ts';
import { type NavigateOptions, newKey } from './place.ts';

/** Our part of history.state, under a name of its own, because the host page may keep other things there. */
interface Entry {
  key: string;
  state: unknown;
}

const name = 'portal-clientes';

export function readEntry(page: PageWindow): Entry {
  const all: unknown = page.history.state;
  const ours = typeof all === 'object' && all !== null ? (all as Record<string, unknown>)[name] : undefined;
  if (typeof ours !== 'object' || ours === null) return { key: 'default', state: null };
  const { key, state } = ours as Partial<Entry>;
  return { key: key ?? 'default', state: state ?? null };
}

/**
 * Writes an entry, as soon as the browser is at rest, and then calls `done`. A replaced one keeps what the host page stored in
 * it; under an open layer it is replaced in its own entry too.
 */
export function writeEntry(
  page: PageWindow,
  href: string,
  { replace = false, state }: NavigateOptions,
  done: () => void,
): void {
  const ours: Entry = { key: newKey(), state: state ?? null };
  layersOf(page).whenStill(() => {
    if (replace) replaceEntry(page, href, ours);
    else pushEntry(page, { [name]: ours }, href);
    done();
  });
}

function replaceEntry(page: PageWindow, href: string, ours: Entry): void {
  const layered = depthOf(page) > 0;
  const before = readEntry(page).key;
  page.history.replaceState({ ...kept(page), [name]: ours }, '', href);
  if (!layered) return;
  layersOf(page).replaceBelow(before, (key) => {
    if (readEntry(page).key === key)
      page.history.replaceState({ ...unmarked(page.history.state), [name]: ours }, '', href);
  });
}

/**
 * Writes a state into a new entry or into the one that is shown, with the same address.
 * @param keep makes it from the present state; undefined where nothing is to be written
 */
export function keepState(
  page: PageWindow,
  keep: (state: unknown) => object | undefined,
  push: boolean,
): void {
  const write = () => {
    const state = keep(page.history.state);
    if (!state) return;
    try {
      if (push) pushEntry(page, state);
      else page.history.replaceState(state, '');
    } catch {
      // The frame is sandboxed, or the browser limits how often pages write their history.
    }
  };
  const layers = layersOf(page);
  layers.whenStill(() => {
    const { key } = readEntry(page);
    if (!push && depthOf(page) > 0)
      layers.replaceBelow(key, (below) => readEntry(page).key === below && write());
    write();
  });
}

/** What is in the entry that is shown, the host page's part and a layer's mark among it. */
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
