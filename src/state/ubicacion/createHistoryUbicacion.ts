/** The portal's place in real addresses, under a base path of the site. */
import { atom } from 'nanostores';
import { onMove, readEntry, writeEntry } from './entry.ts';
import type { PageWindow } from './PageWindow.ts';
import { type Destination, type NavigateOptions, type Place, toPath, toPlace } from './place.ts';

/** Gives '' for the root of the site, else '/portal': one slash in front, none at the end. */
export function normalizeBasePath(basePath: string | undefined): string {
  const trimmed = (basePath ?? '').trim().replace(/^[/\\]+|[/\\]+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

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

  const createHref = (to: Destination) => {
    const path = toPath(to);
    // The root of the portal is written /portal, not /portal/.
    return basePath !== '' && /^\/(?:[?#]|$)/.test(path)
      ? `${basePath}${path.slice(1)}`
      : `${basePath}${path}`;
  };

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

function stripBase(pathname: string, basePath: string): string | undefined {
  if (basePath === '') return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
