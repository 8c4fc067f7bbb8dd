/** Compares how long two kinds of request take, on a machine that does other things meanwhile. */

interface Comparacion {
  /** Of each kind, in each measurement. */
  rounds: number;
  /** The share that the medians may be apart. */
  enough: number;
  conocido: (round: number) => Promise<void>;
  desconocido: (round: number) => Promise<void>;
  /** Before each measurement, so that it finds what the first one found. */
  prepare: () => Promise<unknown>;
}

/**
 * How far apart the two medians are, as a share of the larger: 0.1 is 10 %. Taken in turns and in random order, so that
 * a load falls on both. What is too far apart is measured again, and all times count together: a difference that is
 * real stays, one that the machine made grows small.
 */
export async function gapOf({ rounds, enough, prepare, ...works }: Comparacion): Promise<number> {
  const times = { conocido: [] as number[], desconocido: [] as number[] };
  let gap = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && gap > enough; tries += 1) {
    await prepare();
    for (let round = 0; round < rounds; round += 1) {
      const pair = ['conocido', 'desconocido'] as const;
      for (const name of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const start = performance.now();
        await works[name](round);
        times[name].push(performance.now() - start);
      }
    }
    const medians = [medianOf(times.conocido), medianOf(times.desconocido)];
    gap = 1 - Math.min(...medians) / Math.max(...medians);
  }
  return gap;
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
