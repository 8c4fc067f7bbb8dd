/** The colour of a person without a picture, from the first letter of the name (spec.md 9). */

/** Grounds and inks, all at least 4.5:1, the same in both themes so that a person keeps the colour. */
const colours = [
  ['#ebd6fd', '#5a1fb5'],
  ['#ccf4fe', '#07508f'],
  ['#d1e9fc', '#174a9c'],
  ['#fef4d4', '#7a4107'],
  ['#ffe3d5', '#a01a2a'],
  ['#c8facd', '#005f40'],
  ['#cafdf5', '#00577d'],
] as const;

export function avatarColour(name: string): readonly [ground: string, ink: string] {
  const letter = name.trim().normalize('NFD').toUpperCase().codePointAt(0) ?? 0;
  return colours[letter % colours.length] ?? colours[0];
}

/**
 * The first letters of the name and of the surname: "Ana María Ruiz" gives AR, and "Ana Lucía Andrade Cevallos" AA.
 * @param lastName the surnames, of which people here have two; without them the last word of `name` counts as the surname
 */
export function initials(name: string, lastName = ''): string {
  const words = wordsOf(name);
  const [surname = words.length > 1 ? words.at(-1) : ''] = wordsOf(lastName);
  return [words[0], surname]
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
