/** The language of the page, for what is of no tag: calls, mails and documents that the API writes. */
import type { Idioma } from '../domain/idiomas.ts';
import { $storedIdioma } from './idioma.ts';
import { nearestIdioma } from './nearestIdioma.ts';

export const currentIdioma = (): Idioma =>
  $storedIdioma.get() ?? (typeof document === 'undefined' ? 'es' : nearestIdioma(document.documentElement));
