/** The language of the page, for calls, mails and documents of the API, which belong to no single tag. */
import type { Idioma } from '../domain/idiomas.ts';
import { $storedIdioma } from './idioma.ts';
import { nearestIdioma } from './nearestIdioma.ts';

export const currentIdioma = (): Idioma =>
  $storedIdioma.get() ?? (typeof document === 'undefined' ? 'es' : nearestIdioma(document.documentElement));
