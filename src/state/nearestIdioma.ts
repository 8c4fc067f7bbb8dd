/**
 * Which language the page around an element asks for, and what a stored choice means. Apart from the store, so that the
 * loader can ask before any of the bundle has come.
 */
import { codeOf, type Idioma, idiomas } from '../domain/idiomas.ts';

/** Where the person's choice is kept (spec.md 9). */
export const idiomaKey = 'i18nextLng';

/** The nearest `lang` around `element`, through shadow roots, so that a tag inside another component finds its page's. */
export function nearestIdioma(element: Element): Idioma {
  const nearest = nearestLang(element);
  return nearest === undefined ? 'es' : toIdioma(nearest);
}

/** `es-EC` is es; every Chinese is cn; a language that we do not have is en. */
export function toIdioma(tag: string): Idioma {
  const code = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  return idiomas.find((idioma) => idioma === code || codeOf(idioma) === code) ?? 'en';
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
