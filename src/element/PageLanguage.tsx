// If the tag is the page, the document also gets the interface's language and direction (spec.md 4).
import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { directionOf, type Idioma, localeOf } from '../domain/idiomas.ts';
import { useIdioma } from '../i18n/useIdioma.ts';
import { $ajustes } from '../state/ajustes.ts';
import { nearestIdioma } from '../state/nearestIdioma.ts';

/** Sets `dir` and `lang` of the document while it is shown, and puts back what was there. */
export function PageLanguage() {
  const { idioma } = useIdioma();
  const { themeDirection } = useStore($ajustes);
  const dir = themeDirection === 'rtl' ? 'rtl' : directionOf(idioma);
  useLayoutEffect(() => lend('dir', dir), [dir]);
  useLayoutEffect(() => lendLang(idioma), [idioma]);
  return null;
}

/** A page that is in this language already keeps its own words for it: `es-EC`. */
const lendLang = (idioma: Idioma) =>
  nearestIdioma(document.documentElement) === idioma ? undefined : lend('lang', localeOf(idioma));

/** Returns what puts the attribute back, unless the page has changed it meanwhile. */
function lend(name: 'dir' | 'lang', value: string): () => void {
  const { documentElement: page } = document;
  const before = page.getAttribute(name);
  page.setAttribute(name, value);
  return () => {
    if (page.getAttribute(name) !== value) return;
    if (before === null) page.removeAttribute(name);
    else page.setAttribute(name, before);
  };
}
