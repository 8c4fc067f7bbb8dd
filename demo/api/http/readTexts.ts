/** Reads texts of the API from a folder with one JSON file per language. */
import { readFileSync } from 'node:fs';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';

/** Reads `es.json`, `en.json`, … Throws if the file of a language is missing. */
export function readTexts<T>(folder: URL): Readonly<Record<Idioma, T>> {
  const read = (idioma: Idioma): T => JSON.parse(readFileSync(new URL(`${idioma}.json`, folder), 'utf8'));
  return Object.fromEntries(idiomas.map((idioma) => [idioma, read(idioma)])) as Record<Idioma, T>;
}
