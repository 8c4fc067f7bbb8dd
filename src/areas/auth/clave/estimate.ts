/**
 * How hard a password is to guess (zxcvbn: known passwords, words and names in Spanish, keyboard walks, dates). Advice
 * only: what is accepted, src/domain/clave says. Some 440 kB of word lists: import it only when somebody types one.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import palabras from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs';
import nombres from '@zxcvbn-ts/language-es-es/dist/firstnames.json.mjs';
import apellidos from '@zxcvbn-ts/language-es-es/dist/lastnames.json.mjs';

export type Fuerza = 0 | 1 | 2 | 3 | 4;

const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...dictionary, palabras, nombres, apellidos },
  // Comparing each word with the whole list by distance costs a phone seconds.
  useLevenshteinDistance: false,
});

/** From 0, guessed at once, to 4. `own`: what others know of the person, which is no secret. */
export const estimate = (clave: string, own: readonly string[]): Fuerza =>
  zxcvbn.check(clave, [...own]).score as Fuerza;
