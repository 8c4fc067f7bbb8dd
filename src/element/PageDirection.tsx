// If the tag is the page, the document also gets the interface's direction (spec.md 4).
import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { directionOf } from '../domain/idiomas.ts';
import { useIdioma } from '../i18n/useIdioma.ts';
import { $ajustes } from '../state/ajustes.ts';

/** Sets `dir` of the document while it is shown, and puts back what was there. */
export function PageDirection() {
  const { idioma } = useIdioma();
  const { themeDirection } = useStore($ajustes);
  const dir = themeDirection === 'rtl' ? 'rtl' : directionOf(idioma);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const before = page.getAttribute('dir');
    page.setAttribute('dir', dir);
    return () => {
      if (before === null) page.removeAttribute('dir');
      else page.setAttribute('dir', before);
    };
  }, [dir]);
  return null;
}
