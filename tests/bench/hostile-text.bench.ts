// Measures how the time to validate an e-mail grows with its length: a pattern with heavy backtracking would take four times
// as long, or worse, for a text twice as long. The schema limits the length; this looks at the pattern under it.
import * as v from 'valibot';
import { Correo } from '../../src/contract/fields.ts';
import type { Bench } from './run.ts';

const ROUNDS = 2000;

export const bench: Bench = {
  title: 'A hostile e-mail of twice the length (near 2 is linear)',
  async run() {
    const short = `${'a'.repeat(30)}@${'a-'.repeat(47)}`;
    const long = `${'a'.repeat(60)}@${'a-'.repeat(95)}`;
    millisecondsOf(short);
    const [one, two] = [millisecondsOf(short), millisecondsOf(long)];
    return [
      `${short.length} characters ${one.toFixed(4)} ms, ${long.length} characters ${two.toFixed(4)} ms = ×${(two / one).toFixed(1)}`,
    ];
  },
};

function millisecondsOf(text: string): number {
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) v.safeParse(Correo, text);
  return (performance.now() - begun) / ROUNDS;
}
