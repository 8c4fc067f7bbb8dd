// Decides which of the addresses that move with each release a build may write: a maintenance release may come after a newer
// one.

const order = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

const majorOf = (version: string): string => version.slice(0, version.indexOf('.'));

/** @param others the releases that the folder serves beside this one */
export const releaseRank = (others: readonly string[], version: string) => ({
  isNewest: others.every((other) => order(other, version) <= 0),
  ownsMajor: others.every((other) => majorOf(other) !== majorOf(version) || order(other, version) <= 0),
});
