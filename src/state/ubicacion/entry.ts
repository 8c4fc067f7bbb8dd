/** What history and hash have in common: entries of the page's history, and hearing when the page moves. */
import { newKey } from './place.ts';

/** The part of `window` that is needed; tests bring their own. */
export interface Pagina {
  readonly location: { pathname: string; search: string; hash: string };
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  addEventListener: (type: 'popstate' | 'hashchange', listener: () => void) => void;
}

/** Our share of history.state, under a name of our own: the host page may keep its own things there. */
interface Entrada {
  key: string;
  state: unknown;
}

const name = 'portal-clientes';

export function readEntrada(pagina: Pagina): Entrada {
  const all: unknown = pagina.history.state;
  const ours = typeof all === 'object' && all !== null ? (all as Record<string, unknown>)[name] : undefined;
  if (typeof ours !== 'object' || ours === null) return { key: 'default', state: null };
  const { key, state } = ours as Partial<Entrada>;
  return { key: key ?? 'default', state: state ?? null };
}

/** A replaced entry keeps what the host page stored in it. */
export function writeEntrada(pagina: Pagina, href: string, replace: boolean, state: unknown): void {
  const ours: Entrada = { key: newKey(), state: state ?? null };
  if (!replace) {
    pagina.history.pushState({ [name]: ours }, '', href);
    return;
  }
  const host: unknown = pagina.history.state;
  const kept = typeof host === 'object' && host !== null ? host : {};
  pagina.history.replaceState({ ...kept, [name]: ours }, '', href);
}

/** Back, forward, and a hash typed or clicked. Browsers differ in which of the two events they fire for the last. */
export function onMove(pagina: Pagina, listener: () => void): void {
  pagina.addEventListener('popstate', listener);
  pagina.addEventListener('hashchange', listener);
}
