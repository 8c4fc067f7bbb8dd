/// <reference types="vite/client" />
/**
 * Where the texts come from: one chunk per language and area, fetched when first asked for. Small on
 * purpose, so that the loader of the page can start a language beside the code.
 */
import type { Idioma } from '../domain/idiomas.ts';
import type { Area } from './areas.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

/** The texts of one area in one language; asked twice, fetched once. Rejects as the bundle's chunks do: ChunkLoadError. */
export function fetchTexts(idioma: Idioma, area: Area): Promise<Texts> {
  const path = `./locales/${idioma}/${area}.json`;
  // The browser's module map is the cache.
  return files[path]?.() ?? Promise.reject(new Error(`There are no texts at ${path}.`));
}
