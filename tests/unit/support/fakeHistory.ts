/** The address bar and history of a browser, as far as src/state/ubicacion uses them. */
import type { PageWindow } from '../../../src/state/ubicacion/PageWindow.ts';

export interface Historial extends PageWindow {
  /** All entries as addresses, and which one is shown. */
  readonly entries: readonly string[];
  readonly index: number;
  /** The person clicks a link to an anchor of the page, or writes one: fires what browsers fire. */
  clickAnchor: (hash: string) => void;
}

const origin = 'https://www.universidad.test';

export function openHistorial(address: string, initialState: unknown = null): Historial {
  const listeners: { type: string; listener: () => void }[] = [];
  let entries = [{ url: new URL(address, origin), state: initialState }];
  let index = 0;
  const fire = (type: string) => {
    for (const each of listeners) if (each.type === type) each.listener();
  };
  const current = () => entries[index] ?? { url: new URL(origin), state: null };
  // Behaves as a browser: another origin throws, and the state must be cloneable.
  const entry = (state: unknown, href: string | URL | null | undefined) => {
    const url = new URL(href ?? current().url, current().url);
    if (url.origin !== origin) throw new DOMException('Another origin', 'SecurityError');
    return { url, state: structuredClone(state) };
  };
  const push = (made: { url: URL; state: unknown }) => {
    entries = [...entries.slice(0, index + 1), made];
    index = entries.length - 1;
  };
  return {
    get entries() {
      return entries.map(({ url }) => `${url.pathname}${url.search}${url.hash}`);
    },
    get index() {
      return index;
    },
    get location() {
      return current().url;
    },
    history: {
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _: string, href?: string | URL | null) => push(entry(state, href)),
      replaceState: (state: unknown, _: string, href?: string | URL | null) => {
        entries[index] = entry(state, href);
      },
      go(delta = 0) {
        const to = index + delta;
        if (delta === 0 || to < 0 || to >= entries.length) return;
        const { hash } = current().url;
        index = to;
        fire('popstate');
        if (hash !== current().url.hash) fire('hashchange');
      },
    },
    addEventListener: (type, listener) => void listeners.push({ type, listener }),
    clickAnchor(hash) {
      push({ url: new URL(hash, current().url), state: null });
      fire('popstate');
      fire('hashchange');
    },
  };
}
