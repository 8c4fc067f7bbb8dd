/**
 * Gives a course its pattern: a colour and a drawing derived from its code alone, so that they are the same
 * everywhere.
 */

export interface Pattern {
  /** Degrees of the colour wheel. */
  readonly hue: number;
  /** Quarter circles in tiles, each turned one way or the other (Truchet's tiling), as the `d` of an SVG path. */
  readonly path: string;
}

const TILE = 24;
const COLUMNS = 16;
const ROWS = 4;

/** The size of the drawing, in its own units. */
export const patternSize = { width: TILE * COLUMNS, height: TILE * ROWS } as const;

/** @param identificacion the course's code */
export function patternOf(identificacion: string): Pattern {
  const next = randomFrom(identificacion);
  const hue = Math.floor(next() * 360);
  const tiles = [...Array(COLUMNS * ROWS).keys()].map((index) => {
    const x = (index % COLUMNS) * TILE;
    const y = Math.floor(index / COLUMNS) * TILE;
    return next() < 0.5 ? falling(x, y) : rising(x, y);
  });
  return { hue, path: tiles.join('') };
}

const half = TILE / 2;
const arc = `a${half} ${half} 0 0`;

/** Rounds the upper left and the lower right corner of a tile. */
const falling = (x: number, y: number): string =>
  `M${x + half} ${y}${arc} 1-${half} ${half}M${x + half} ${y + TILE}${arc} 1 ${half}-${half}`;

/** Rounds the other two. */
const rising = (x: number, y: number): string =>
  `M${x + half} ${y}${arc} 0 ${half} ${half}M${x + half} ${y + TILE}${arc} 0-${half}-${half}`;

/** Numbers from 0 to below 1, seeded by the text: FNV-1a, then mulberry32. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
