// Reads from what a test runner printed how many tests passed and failed: vitest's summary, or a plain last line.
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
}

/** The counts of the last summary in `output`; zeros when it holds none. */
export function countTests(output: string): Count {
  const lines = stripVTControlCharacters(output).split('\n').reverse();
  for (const line of lines) {
    const plain = /^\s*(\d+) passed, (\d+) failed\s*$/.exec(line);
    if (plain) return { passed: Number(plain[1]), failed: Number(plain[2]) };
    // vitest: "      Tests  1 failed | 41 passed (42)"
    const vitest = /^\s*Tests\s+(.+?)\s*\(\d+\)\s*$/.exec(line)?.[1];
    if (vitest !== undefined)
      return { passed: numberBefore(vitest, 'passed'), failed: numberBefore(vitest, 'failed') };
  }
  return { passed: 0, failed: 0 };
}

function numberBefore(text: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
}
