/** The part of `window` that is used; tests pass their own. */
export interface PageWindow {
  readonly location: { href: string; pathname: string; search: string; hash: string };
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  addEventListener: (type: 'popstate' | 'hashchange', listener: () => void) => void;
}
