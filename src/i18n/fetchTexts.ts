/// <reference types="vite/client" />
/** Fetches the texts: one chunk per language and area, when it is first asked for. */
import type { Idioma } from '../domain/idiomas.ts';
import type { Area } from './areas.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

/** The texts of one area in one language. Rejects as the bundle's chunks do: with a ChunkLoadError. */
export function fetchTexts(idioma: Idioma, area: Area): Promise<Texts> {
  const path = `./locales/${idioma}/${area}.json`;
  // The browser's module map is the cache.
  return files[path]?.() ?? Promise.reject(new Error(`There are no texts at ${path}.`));
}
