/** Texts of the API: a folder with one JSON file per language of the portal. */
import { readFileSync } from 'node:fs';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';

/** Reads `es.json`, `en.json`, … Throws where a language has no file. */
export function readTexts<T>(folder: URL): Readonly<Record<Idioma, T>> {
  const read = (idioma: Idioma): T => JSON.parse(readFileSync(new URL(`${idioma}.json`, folder), 'utf8'));
  return Object.fromEntries(idiomas.map((idioma) => [idioma, read(idioma)])) as Record<Idioma, T>;
}
