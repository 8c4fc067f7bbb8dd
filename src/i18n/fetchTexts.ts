/// <reference types="vite/client" />
/** Fetches the texts: one chunk for each language and group of areas, when it is first needed. */
import type { Idioma } from '../domain/idiomas.ts';
import type { Area } from './areas.ts';
import { textGroups } from './textGroups.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<Readonly<Record<string, Texts>>>('./locales/*/*.group.ts', {
  import: 'texts',
});

/** The texts of one area in one language. Rejects as the bundle's chunks do: with a ChunkLoadError. */
export async function fetchTexts(idioma: Idioma, area: Area): Promise<Texts> {
  const path = `./locales/${idioma}/${textGroups[area]}.group.ts`;
  // The browser's module map is the cache.
  const texts = (await files[path]?.())?.[area];
  if (!texts) throw new Error(`There are no texts of ${area} at ${path}.`);
  return texts;
}
