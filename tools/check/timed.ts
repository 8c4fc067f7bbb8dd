/** Whether the time of an answer tells who is known. */

/** Beyond both, it is not the network that makes two answers differ in time. */
const timesMax = 4;
const differenceMinMs = 50;

export interface Stopwatch {
  of<T>(work: Promise<T>): Promise<T>;
  /** In milliseconds. */
  least(): number;
}

/** Keeps the shortest time, because a busy server or network only adds to it. */
export function createStopwatch(): Stopwatch {
  let least = Number.POSITIVE_INFINITY;
  return {
    async of(work) {
      const start = performance.now();
      const result = await work;
      least = Math.min(least, performance.now() - start);
      return result;
    },
    least: () => least,
  };
}

export function timeProblems(known: Stopwatch, unknown: Stopwatch): string[] {
  const [slow, fast] = [known.least(), unknown.least()].sort((a, b) => b - a) as [number, number];
  if (slow <= fast * timesMax || slow - fast <= differenceMinMs) return [];
  const spent = `${Math.round(known.least())} ms, for an unknown one ${Math.round(unknown.least())} ms`;
  return [`for a known account it takes ${spent}: the time tells who has one; do the same work for both`];
}
