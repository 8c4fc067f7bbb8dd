/**
 * The portal's place in the hash of a page that it does not own: `#portal=/cliente/cursos?q=x`. One of the page's own anchors
 * leaves the portal where it is, so that a table of contents does not throw away what somebody was filling in.
 */
import { atom } from 'nanostores';
import { samePlace } from './createHistoryUbicacion.ts';
import { noteAnchor, onMove, readEntry, writeEntry } from './entry.ts';
import { hashHref } from './hrefs.ts';
import type { PageWindow } from './PageWindow.ts';
import { type Destination, type NavigateOptions, type Place, toPath, toPlace } from './place.ts';
import { readHash } from './readPath.ts';

export function createHashUbicacion(page: PageWindow) {
  const $location = atom<Place | undefined>(undefined);

  /** Reads the portal's path from the address: null if it names none, undefined if it names an anchor of the page. */
  const pathOf = ({ hash }: PageWindow['location']): string | null | undefined =>
    readHash(hash) ?? (hash === '' || hash === '#' ? null : undefined);

  const sync = (isMove: boolean) => {
    const { key, state, path: noted } = readEntry(page);
    const said = pathOf(page.location);
    // A page that is opened at an anchor has nothing to go back to.
    const path = said === undefined && isMove ? noted : said;
    if (path === null) $location.set(undefined);
    if (typeof path !== 'string') return;
    const next = toPlace(path, state, key);
    if (!samePlace($location.get(), next)) $location.set(next);
  };

  const createHref = (to: Destination) => hashHref(page.location, toPath(to));

  onMove(page, () => sync(true));
  sync(false);
  return {
    routing: 'hash' as const,
    basePath: '',
    $location,
    $outside: atom(false),
    createHref,
    navigate(to: Destination, { replace = false, state }: NavigateOptions = {}) {
      if (!replace && pathOf(page.location) === undefined) noteAnchor(page, $location.get());
      writeEntry(page, createHref(to), replace, state);
      sync(true);
    },
    go: (delta: number) => page.history.go(delta),
  };
}
