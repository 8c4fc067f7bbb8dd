/** The portal's place in real addresses, under a base path of the site. */
import { atom } from 'nanostores';
import { onMove, readEntry, writeEntry } from './entry.ts';
import { historyHref } from './hrefs.ts';
import type { PageWindow } from './PageWindow.ts';
import { type Destination, type NavigateOptions, type Place, toPath, toPlace } from './place.ts';
import { stripBase } from './readPath.ts';

export function createHistoryUbicacion(page: PageWindow, basePath: string) {
  const $location = atom<Place | undefined>(undefined);
  const $outside = atom(false);

  const sync = () => {
    const { pathname, search, hash } = page.location;
    const inside = stripBase(pathname, basePath);
    $outside.set(inside === undefined);
    if (inside === undefined) {
      $location.set(undefined);
      return;
    }
    const { key, state } = readEntry(page);
    const next = toPlace(`${inside}${search}${hash}`, state, key);
    if (!samePlace($location.get(), next)) $location.set(next);
  };

  const createHref = (to: Destination) => historyHref(basePath, toPath(to));

  onMove(page, sync);
  sync();
  return {
    routing: 'history' as const,
    basePath,
    $location,
    $outside,
    createHref,
    navigate(to: Destination, { replace = false, state }: NavigateOptions = {}) {
      writeEntry(page, createHref(to), replace, state);
      sync();
    },
    go: (delta: number) => page.history.go(delta),
  };
}

/** The browser fires two events for one move within the page; equal places are no change. */
export function samePlace(a: Place | undefined, b: Place): boolean {
  return (
    a !== undefined &&
    a.pathname === b.pathname &&
    a.search === b.search &&
    a.hash === b.hash &&
    a.key === b.key
  );
}
