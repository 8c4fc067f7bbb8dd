// Reads from what a runner printed which tests failed, and why: vitest's blocks, and the lines of the widget suite and of
// `npm run check` that begin with ✗. Who sees only the end of a long output then still learns what to mend.
import { stripVTControlCharacters } from 'node:util';

interface Failure {
  title: string;
  /** The lines about it, without those that say nothing. */
  said: string[];
}

/** Lines shown of an output in which no failure can be recognised. */
const LAST_LINES = 20;
/** Lines shown of one failure, its title among them. */
const LONGEST = 25;

/** Headings, and calls inside of packages. */
const NOISE = /^\s*(- Expected|\+ Received|Call log:|❯ .*node_modules\/.*)?\s*$/;
const PLACE = /^\s*(❯|at) .*\.tsx?:\d+/;

/** Each failed test once with its error, in at most `limit` lines; the end of the output where it names no failure. */
export function failuresIn(output: string, limit = 60): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const failures = once(read(lines));
  if (failures.length === 0) return lines.filter((line) => line.trim() !== '').slice(-LAST_LINES);
  const share = Math.min(LONGEST, Math.max(2, Math.floor(limit / failures.length)));
  const told = failures.map(({ title, said }) => [`✗ ${title}`, ...shorten(said, share - 1)]);
  if (told.flat().length <= limit) return told.flat();
  while (told.flat().length > limit - 1) told.pop();
  return [...told.flat(), `… and ${failures.length - told.length} more`];
}

function read(lines: readonly string[]): Failure[] {
  const failures: Failure[] = [];
  /** The printer of the failure that is being read: what ends it depends on that. */
  let by: 'vitest' | 'list' | undefined;
  for (const line of lines) {
    const vitest = /^ FAIL\s+(.+?)\s*$/.exec(line) ?? /^⎯+ (Unhandled (?!Errors).+?) ⎯+$/.exec(line);
    const listed = /^\s*✗ (.+?)(?: \([\d.]+ s\))?\s*$/.exec(line);
    if (vitest?.[1] !== undefined) {
      // Tests that failed by the same error stand together above it.
      const above = by === 'vitest' ? failures.at(-1)?.said : undefined;
      by = 'vitest';
      failures.push({ title: vitest[1].replace(/\s+/g, ' '), said: above?.length === 0 ? above : [] });
    } else if (by !== 'vitest' && listed?.[1] !== undefined) {
      by = 'list';
      failures.push({ title: listed[1], said: [] });
    } else if (
      by === 'vitest' ? /^⎯+|^ Test Files /.test(line) : /^\s*[✓–] |^[─═]{2} |^\d+ passed/.test(line)
    ) {
      by = undefined;
    } else if (by !== undefined && !NOISE.test(line)) {
      failures.at(-1)?.said.push(line.replace(/^ {1,4}/, '').trimEnd());
    }
  }
  return failures;
}

/** Takes a failure that both a suite and the sum of all suites repeat as one. */
function once(failures: readonly Failure[]): Failure[] {
  const found = new Map<string, Failure>();
  for (const failure of failures) {
    const key = `${failure.title}\n${failure.said[0] ?? ''}`;
    if (!found.has(key)) found.set(key, failure);
  }
  return [...found.values()];
}

/** The beginning, and the place in the code where there is one: between them stands what can be looked up. */
function shorten(said: readonly string[], limit: number): string[] {
  if (said.length <= limit) return said.map((line) => `    ${line}`);
  const place = said.slice(limit - 2).find((line) => PLACE.test(line));
  const kept = limit < 3 ? said.slice(0, limit) : [...said.slice(0, limit - (place ? 2 : 1)), '…'];
  return [...kept, ...(place && limit >= 3 ? [place] : [])].map((line) => `    ${line}`);
}
