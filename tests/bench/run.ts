// `npm run bench`: runs every *.bench.ts of this folder in turn (or the ones named) and prints what each measured.
// Figures are for comparison within one run, on one machine; only what must stay flat fails (mounts.bench.ts).
import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

export interface Bench {
  readonly title: string;
  /** Measures and gives the lines to print: all at the end, or each when it is known. */
  run(): Promise<string[]> | AsyncIterable<string>;
}

const wanted = process.argv.slice(2);
const benches = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  .sort();

for (const name of benches) {
  const { bench } = (await import(`./${name}`)) as { bench: Bench };
  console.log(`\n${bench.title}`);
  const before = load();
  for await (const line of await bench.run()) console.log(`  ${line}`);
  console.log(`  load ${before} before, ${load()} after, on ${availableParallelism()} cores`);
}

/** Returns the load of the last minute. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
