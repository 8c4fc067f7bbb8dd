/** Says when the time of an answer reveals something. */

/** If both values of a pair are exceeded, the network does not explain the difference between two times. */
const bounds = [
  { times: 4, differenceMs: 50 },
  // For work that is slow itself, like hashing a password.
  { times: 1.5, differenceMs: 300 },
];

/**
 * Compares the times of several answers of each kind, in milliseconds: their shortest, since a busy server or network only adds
 * time, and their medians, since it may delay all answers of one kind but one. False if one of the two was never measured.
 */
export function isSlower(one: readonly number[], other: readonly number[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [slow, fast] = Math.min(...one) > Math.min(...other) ? [one, other] : [other, one];
  return bounds.some((bound) =>
    [0, 0.5].every((at) => {
      const [longer, shorter] = [quantile(slow, at), quantile(fast, at)];
      return longer > shorter * bound.times && longer - shorter > bound.differenceMs;
    }),
  );
}

const quantile = (times: readonly number[], at: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * at)] ?? 0;
