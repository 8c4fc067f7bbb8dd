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

/** "Ana María Ruiz" gives AR: first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
