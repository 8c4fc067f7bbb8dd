/** Compares how long two kinds of request take, on a machine that does other things meanwhile. */

interface Medidas {
  conocido: number;
  desconocido: number;
}

/** The medians in milliseconds of `rounds` of each, taken in turns and in random order, so that a load falls on both. */
async function measure(
  rounds: number,
  conocido: (round: number) => Promise<void>,
  desconocido: (round: number) => Promise<void>,
): Promise<Medidas> {
  const times = { conocido: [] as number[], desconocido: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const pair = [
      ['conocido', conocido],
      ['desconocido', desconocido],
    ] as const;
    for (const [name, work] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const start = performance.now();
      await work(round);
      times[name].push(performance.now() - start);
    }
  }
  return { conocido: medianOf(times.conocido), desconocido: medianOf(times.desconocido) };
}

/**
 * How far apart the two medians are, as a share of the larger: 0.1 is 10 %. A difference that is real is there each
 * time, one that the machine made is not, so the least of up to three measurements counts.
 */
export async function gapOf(
  rounds: number,
  conocido: (round: number) => Promise<void>,
  desconocido: (round: number) => Promise<void>,
  enough: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > enough; tries += 1) {
    const medians = await measure(rounds, conocido, desconocido);
    const larger = Math.max(medians.conocido, medians.desconocido);
    least = Math.min(least, Math.abs(medians.conocido - medians.desconocido) / larger);
  }
  return least;
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
