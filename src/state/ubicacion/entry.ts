/** The parts that history and hash routing share: our data in the page's history entries, and the events of a move. */
import { newKey } from './place.ts';

/** The part of `window` that is used; tests pass their own. */
export interface PageWindow {
  readonly location: { pathname: string; search: string; hash: string };
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  addEventListener: (type: 'popstate' | 'hashchange', listener: () => void) => void;
}

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

/** Writes an entry. A replaced one keeps what the host page stored in it. */
export function writeEntry(page: PageWindow, href: string, replace: boolean, state: unknown): void {
  const ours: Entry = { key: newKey(), state: state ?? null };
  if (!replace) {
    page.history.pushState({ [name]: ours }, '', href);
    return;
  }
  const host: unknown = page.history.state;
  const kept = typeof host === 'object' && host !== null ? host : {};
  page.history.replaceState({ ...kept, [name]: ours }, '', href);
}

/** Calls `listener` on back, forward and a new hash. For a new hash browsers differ in which of the two events they fire. */
export function onMove(page: PageWindow, listener: () => void): void {
  page.addEventListener('popstate', listener);
  page.addEventListener('hashchange', listener);
}
