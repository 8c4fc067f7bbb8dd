/** What history and hash have in common: entries of the page's history, and hearing when the page moves. */
import { newKey } from './place.ts';

/** The part of `window` that is needed; tests bring their own. */
export interface PageWindow {
  readonly location: { pathname: string; search: string; hash: string };
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  addEventListener: (type: 'popstate' | 'hashchange', listener: () => void) => void;
}

/** Our share of history.state, under a name of our own: the host page may keep its own things there. */
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

/** A replaced entry keeps what the host page stored in it. */
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

/** Back, forward, and a hash typed or clicked. Browsers differ in which of the two events they fire for the last. */
export function onMove(page: PageWindow, listener: () => void): void {
  page.addEventListener('popstate', listener);
  page.addEventListener('hashchange', listener);
}
