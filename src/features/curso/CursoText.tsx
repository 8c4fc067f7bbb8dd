/**
 * Shows what the institution wrote about a course: its name, a place, a reason. It is not translated with the
 * interface.
 */
import type { ReactNode } from 'react';
import { institutionIdioma, localeOf } from '../../domain/idiomas.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';

/**
 * Returns the `lang` of an element with such a text; undefined if the interface has the same language (WCAG
 * 3.1.2).
 */
export function useCursoLang(): string | undefined {
  return useIdioma().idioma === institutionIdioma ? undefined : localeOf(institutionIdioma);
}

export function CursoText({ children }: { readonly children: ReactNode }) {
  return <bdi lang={useCursoLang()}>{children}</bdi>;
}
