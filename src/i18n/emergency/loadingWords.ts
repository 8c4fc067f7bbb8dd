/** The words for code that does not come. They travel with the loader, because texts may be what did not come. */
import type { Idioma } from '../../domain/idiomas.ts';
import texts from './loading.json' with { type: 'json' };

export const loadingWords: Readonly<Record<Idioma, { readonly failed: string; readonly retry: string }>> =
  texts;
