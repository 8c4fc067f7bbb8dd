/**
 * Finds the language that the page around an element asks for, and reads language tags. Kept apart from the store, so that the
 * loader can use it before the bundle has loaded.
 */
import { codeOf, type Idioma, idiomas } from '../domain/idiomas.ts';

/** Storage key of the person's choice (spec.md 9). */
export const idiomaKey = 'i18nextLng';

/** Reads the nearest `lang` around `element`, through shadow roots, because a tag may be inside another component. */
export function nearestIdioma(element: Element): Idioma {
  const nearest = nearestLang(element);
  return nearest === undefined ? 'es' : toIdioma(nearest);
}

/** `es-EC` gives es; any Chinese gives cn; a language that we do not have gives en. */
export function toIdioma(tag: string): Idioma {
  const code = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  return idiomas.find((idioma) => idioma === code || codeOf(idioma) === code) ?? 'en';
}

/** `lang=""` means "unknown" in HTML, and ends the search. */
function nearestLang(element: Element): string | undefined {
  let from: Element | undefined = element;
  while (from !== undefined) {
    const holder: Element | null = from.closest('[lang]');
    if (holder !== null) return holder.getAttribute('lang')?.trim() || undefined;
    from = (from.getRootNode() as Node & { host?: Element }).host;
  }
  return undefined;
}
