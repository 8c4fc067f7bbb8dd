/**
 * Estimates how hard a password is to guess, by zxcvbn: known passwords, words and names in Spanish, keyboard walks, dates.
 * It is advice; src/domain/clave decides what is accepted. Its word lists weigh some 440 kB: import it only when somebody
 * types a password.
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
  // Comparing each word with the whole list by distance takes seconds on a phone.
  useLevenshteinDistance: false,
});

/**
 * Returns 0 for what is guessed at once, up to 4.
 * @param own what others know of the person
 */
export const estimate = (clave: string, own: readonly string[]): Strength =>
  zxcvbn.check(clave, [...own]).score as Strength;
