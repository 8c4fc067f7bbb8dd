/**
 * The portal's place in the hash of a page that it does not own: `#portal=/cliente/cursos?q=x`. One of the page's own anchors
 * leaves the portal where it is, so that a table of contents does not throw away what somebody was filling in.
 */
import { atom } from 'nanostores';
import { samePlace } from './createHistoryUbicacion.ts';
import { onMove, readEntry, writeEntry } from './entry.ts';
import { hashHref } from './hrefs.ts';
import type { PageWindow } from './PageWindow.ts';
import { type Destination, type NavigateOptions, type Place, toPath, toPlace } from './place.ts';
import { decodeHash, hashMark } from './readPath.ts';

export function createHashUbicacion(page: PageWindow) {
  const $location = atom<Place | undefined>(undefined);

  const sync = () => {
    const { hash } = page.location;
    if (!hash.startsWith(hashMark)) {
      if (hash === '' || hash === '#') $location.set(undefined);
      return;
    }
    const { key, state } = readEntry(page);
    const next = toPlace(decodeHash(hash.slice(hashMark.length)), state, key);
    if (!samePlace($location.get(), next)) $location.set(next);
  };

  const createHref = (to: Destination) => hashHref(page.location, toPath(to));

  onMove(page, sync);
  sync();
  return {
    routing: 'hash' as const,
    basePath: '',
    $location,
    $outside: atom(false),
    createHref,
    navigate(to: Destination, { replace = false, state }: NavigateOptions = {}) {
      writeEntry(page, createHref(to), replace, state);
      sync();
    },
    go: (delta: number) => page.history.go(delta),
  };
}
