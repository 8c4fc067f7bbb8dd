/** The words of a search: tidies what a person types, pastes or has in an address, and matches texts against it. */
import { withoutMarks } from './withoutMarks.ts';

/** UTF-16 code units, as fields and the contract count them. */
export const searchMax = 100;

/** Composes the letters, removes invisible characters, and puts one plain space between words. Does not shorten. */
export const tidySearch = (typed: string): string =>
  withoutMarks(typed.normalize('NFC'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Tidies a search and cuts it at `searchMax`, but never inside a character: half of one finds nothing. */
export const readSearch = (typed: string): string =>
  tidySearch(typed)
    .slice(0, searchMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** Returns whether a text contains all words of a search, in any order, also inside words, ignoring case and accents. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldSearch(text);
  return tidySearch(search)
    .split(' ')
    .every((word) => folded.includes(foldSearch(word)));
}

/** Accents and other marks of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowel signs. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Letters whose stroke Unicode does not count as a mark, and the other forms of i and σ. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ς: 'σ' };

/**
 * A text as searches compare it: in lower case, without marks, composed or not. The database has the same rule in `sin_tildes`.
 */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[đøłıς]/g, (letter) => plainLetters[letter] ?? letter);
