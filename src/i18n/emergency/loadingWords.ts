/** The words for code that fails to load. They are part of the loader, because the texts may have failed too. */
import type { Idioma } from '../../domain/idiomas.ts';
import texts from './loading.json' with { type: 'json' };

export const loadingWords: Readonly<Record<Idioma, { readonly failed: string; readonly retry: string }>> =
  texts;
