/**
 * The language of a tag (design.md 6): the stored choice, then the nearest `lang`, then Spanish. A language that we do not
 * have falls back to English. The texts are in src/i18n.
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

const page = pageSlot<PageIdioma>('idioma', () => {
  const storage = createSafeStorage(() => globalThis.localStorage);
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

/** The language that the person chose on any page of the site, or undefined if none was chosen. */
export const $storedIdioma = page.$stored;

/** Stores the choice. Every tag and every tab of the site follows it. */
export const setIdioma = page.set;

/** The language of `element` now. */
export const resolveIdioma = (element: Element): Idioma => $storedIdioma.get() ?? nearestIdioma(element);
