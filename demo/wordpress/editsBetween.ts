/**
 * Gives, repeated to the end: the number of bytes to take over, the number to leave out after them, and the text to write
 * then.
 */
export type Edits = readonly (number | string)[];

/** The number of characters that have to agree for a place to count as the same. */
const AGREEING = 12;
/** The longest distance between two such places, in characters. */
const FARTHEST = 4000;

/**
 * Returns the numbers of bytes on `before` and on `after` until both are the same again: the nearest such place, by their
 * sum.
 */
function nextPlace(before: string, after: string): readonly [number, number] {
  const near = after.slice(0, FARTHEST);
  let found: readonly [number, number] | undefined;
  let apart = FARTHEST;
  for (let left = 0; left < apart && left + AGREEING <= before.length; left++) {
    const right = near.indexOf(before.slice(left, left + AGREEING));
    if (right < 0 || left + right >= apart) continue;
    found = [left, right];
    apart = left + right;
  }
  return found ?? [before.length, after.length];
}

function sameBytes(before: string, after: string): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  return same;
}

/** Returns the edits that turn `before` into `after`, for two files that differ in small pieces in the same order. */
export function editsBetween(before: string, after: string): Edits {
  // A character a byte, as PHP counts.
  let [left, right] = [before, after].map((text) => Buffer.from(text).toString('latin1')) as [string, string];
  const edits: (number | string)[] = [];
  while (left !== '' || right !== '') {
    const same = sameBytes(left, right);
    const [leave, write] = nextPlace(left.slice(same), right.slice(same));
    edits.push(same, leave, Buffer.from(right.slice(same, same + write), 'latin1').toString('utf8'));
    left = left.slice(same + leave);
    right = right.slice(same + write);
  }
  return edits;
}
