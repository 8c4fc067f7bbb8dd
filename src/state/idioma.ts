/**
 * Which language a tag speaks (design.md 6): the stored one, then the nearest `lang`, then Spanish; one that we do not
 * have gives English. Texts and their loading are in src/i18n.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Idioma } from '../domain/idiomas.ts';
import { idiomaCercano, idiomaKey as key, toIdioma } from './nearestIdioma.ts';
import { pageSlot } from './pageSlot.ts';
import { createAlmacen, onStorageChange } from './safeStorage.ts';

interface IdiomaDeLaPagina {
  $guardado: ReadableAtom<Idioma | undefined>;
  set: (idioma: Idioma) => void;
}

function pageIdioma(): IdiomaDeLaPagina {
  return pageSlot('idioma', () => {
    const almacen = createAlmacen(() => (typeof localStorage === 'undefined' ? undefined : localStorage));
    const read = () => {
      const stored = almacen.read(key);
      return stored === undefined ? undefined : toIdioma(stored);
    };
    const $guardado = atom(read());
    onStorageChange(key, () => $guardado.set(read()));
    return {
      $guardado,
      set(idioma) {
        almacen.write(key, idioma);
        $guardado.set(idioma);
      },
    };
  });
}

/** What the person chose, on this or another page of the site; undefined before any choice. */
export const $idiomaGuardado: ReadableAtom<Idioma | undefined> = pageIdioma().$guardado;

/** Remembered, and followed by every tag and tab of the site. */
export function setIdioma(idioma: Idioma): void {
  pageIdioma().set(idioma);
}

/** The language of `element` now. */
export function resolveIdioma(element: Element): Idioma {
  return pageIdioma().$guardado.get() ?? idiomaCercano(element);
}

/** Without a tag at hand: for mails and documents that the API writes. */
export function currentIdioma(): Idioma {
  return (
    pageIdioma().$guardado.get() ??
    (typeof document === 'undefined' ? 'es' : resolveIdioma(document.documentElement))
  );
}
