/**
 * Estimates how hard a password is to guess, with zxcvbn: known passwords, words and names in Spanish, keyboard walks, dates.
 * This is only advice: src/domain/clave decides what is accepted. The word lists weigh some 440 kB: import this only when
 * somebody types a password.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import spanishWords from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs';
import nombres from '@zxcvbn-ts/language-es-es/dist/firstnames.json.mjs';
import apellidos from '@zxcvbn-ts/language-es-es/dist/lastnames.json.mjs';

export type Strength = 0 | 1 | 2 | 3 | 4;

const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...dictionary, palabras: spanishWords, nombres, apellidos },
  // Comparing each word's distance to the whole list takes seconds on a phone.
  useLevenshteinDistance: false,
});

/**
 * Returns 0 (guessed at once) to 4.
 * @param own what others know about the person
 */
export const estimate = (clave: string, own: readonly string[]): Strength =>
  zxcvbn.check(clave, [...own]).score as Strength;
