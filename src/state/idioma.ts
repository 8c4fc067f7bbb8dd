/**
 * Which language a tag speaks (design.md 6): the stored one, then the nearest `lang`, then Spanish; one that we do not
 * have gives English. Texts and their loading are in src/i18n.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Idioma } from '../domain/idiomas.ts';
import { idiomaKey as key, nearestIdioma, toIdioma } from './nearestIdioma.ts';
import { pageSlot } from './pageSlot.ts';
import { createSafeStorage, onStorageChange } from './safeStorage.ts';

interface PageIdioma {
  $stored: ReadableAtom<Idioma | undefined>;
  set: (idioma: Idioma) => void;
}

function pageIdioma(): PageIdioma {
  return pageSlot('idioma', () => {
    const storage = createSafeStorage(() => (typeof localStorage === 'undefined' ? undefined : localStorage));
    const read = () => {
      const stored = storage.read(key);
      return stored === undefined ? undefined : toIdioma(stored);
    };
    const $stored = atom(read());
    onStorageChange(key, () => $stored.set(read()));
    return {
      $stored,
      set(idioma) {
        storage.write(key, idioma);
        $stored.set(idioma);
      },
    };
  });
}

/** What the person chose, on this or another page of the site; undefined before any choice. */
export const $storedIdioma: ReadableAtom<Idioma | undefined> = pageIdioma().$stored;

/** Remembered, and followed by every tag and tab of the site. */
export function setIdioma(idioma: Idioma): void {
  pageIdioma().set(idioma);
}

/** The language of `element` now. */
export function resolveIdioma(element: Element): Idioma {
  return pageIdioma().$stored.get() ?? nearestIdioma(element);
}

/** Without a tag at hand: for mails and documents that the API writes. */
export function currentIdioma(): Idioma {
  return (
    pageIdioma().$stored.get() ??
    (typeof document === 'undefined' ? 'es' : resolveIdioma(document.documentElement))
  );
}
