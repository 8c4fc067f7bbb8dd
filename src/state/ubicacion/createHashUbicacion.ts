/**
 * The portal's place in the hash of a page that it does not own: `#portal=/cliente/cursos?q=x`. One of the page's own anchors
 * leaves the portal where it is, so that a table of contents does not throw away what somebody was filling in.
 */
import { atom } from 'nanostores';
import { samePlace } from './createHistoryUbicacion.ts';
import { onMove, readEntry, writeEntry } from './entry.ts';
import type { PageWindow } from './PageWindow.ts';
import { type Destination, type NavigateOptions, type Place, toPath, toPlace } from './place.ts';

const mark = '#portal=';

export function createHashUbicacion(page: PageWindow) {
  const $location = atom<Place | undefined>(undefined);

  const sync = () => {
    const { hash } = page.location;
    if (!hash.startsWith(mark)) {
      if (hash === '' || hash === '#') $location.set(undefined);
      return;
    }
    const { key, state } = readEntry(page);
    const next = toPlace(decodeHash(hash.slice(mark.length)), state, key);
    if (!samePlace($location.get(), next)) $location.set(next);
  };

  // With the page's own path and query: a bare '#…' would follow a <base href> of the page to elsewhere.
  const createHref = (to: Destination) =>
    `${page.location.pathname}${page.location.search}${mark}${encodeHash(toPath(to))}`;

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

/** Escapes `#`, and the escapes that could be read as one; everything else stays as it is written. */
function encodeHash(path: string): string {
  return path.replace(/%25|%23|#/g, (part) => (part === '#' ? '%23' : `%25${part.slice(1)}`));
}

function decodeHash(text: string): string {
  return text.replace(/%2525|%2523|%23/g, (part) => (part === '%23' ? '#' : `%${part.slice(3)}`));
}
