/**
 * Which language a tag speaks (design.md 6): the stored one, then the nearest `lang`, then Spanish; one that we do not
 * have gives English. Texts and their loading are in src/i18n.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type Idioma, isIdioma } from '../domain/idiomas.ts';
import { createAlmacen, onStorageChange } from './almacen.ts';
import { pageSlot } from './pagina.ts';

const key = 'i18nextLng';

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

/** The language of `element` now. Looks through shadow roots, so that a tag inside another component finds its page's. */
export function resolveIdioma(element: Element): Idioma {
  const stored = pageIdioma().$guardado.get();
  if (stored !== undefined) return stored;
  const nearest = nearestLang(element);
  return nearest === undefined ? 'es' : toIdioma(nearest);
}

/** Without a tag at hand: for mails and documents that the API writes. */
export function currentIdioma(): Idioma {
  return (
    pageIdioma().$guardado.get() ??
    (typeof document === 'undefined' ? 'es' : resolveIdioma(document.documentElement))
  );
}

/** `es-EC` is es; every Chinese is cn; what we do not have is en. */
export function toIdioma(tag: string): Idioma {
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  if (primary === 'zh') return 'cn';
  return isIdioma(primary) ? primary : 'en';
}

/** `lang=""` says "unknown" on purpose: the search ends there with nothing. */
function nearestLang(element: Element): string | undefined {
  let from: Element | undefined = element;
  while (from !== undefined) {
    const holder: Element | null = from.closest('[lang]');
    if (holder !== null) return holder.getAttribute('lang')?.trim() || undefined;
    from = (from.getRootNode() as Node & { host?: Element }).host;
  }
  return undefined;
}
