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
  const folded = fold(text);
  return tidySearch(search)
    .split(' ')
    .every((word) => folded.includes(fold(word)));
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
