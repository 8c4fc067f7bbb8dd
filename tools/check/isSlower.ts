/** Says when the time of an answer tells something. */

/** Beyond both, or beyond the second pair, it is not the network that makes two answers differ in time. */
const bounds = [
  { times: 4, differenceMs: 50 },
  // Where the work itself is long, as that of hashing a password.
  { times: 1.5, differenceMs: 300 },
];

/**
 * Takes the shortest times of several answers of each kind, since a busy server or network only adds to them. False while one of
 * the two was never measured.
 */
export function isSlower(one: number, other: number): boolean {
  if (!Number.isFinite(one + other)) return false;
  const [slow, fast] = one > other ? [one, other] : [other, one];
  return bounds.some(({ times, differenceMs }) => slow > fast * times && slow - fast > differenceMs);
}
