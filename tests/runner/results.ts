// What a suite found, a line of JSON for each test: every runner writes the same lines, so nobody has to read its output.
import { appendFileSync, readFileSync, rmSync } from 'node:fs';

/** Names the file that the runners write their results to; tests/run.ts sets it. */
export const TEST_RESULTS = 'TEST_RESULTS';

export interface TestResult {
  /** As {@link suites} calls it. */
  suite: string;
  /** Relative to the project's folder; '' for what belongs to no file, such as a runner that did not start. */
  file: string;
  /** The titles of its groups and its own, joined by ` > `; '' for what went wrong in the file outside its tests. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Milliseconds. */
  ms: number;
  /** The message, and the place in the tests if there is one. */
  error?: string;
}

/** Adds a result to the file that the environment names; does nothing if it names none. */
export function writeResult(result: TestResult): void {
  const file = process.env[TEST_RESULTS];
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** Reads what was written to `file`, and deletes it. Empty if the runner ended before its first test. */
export function takeResults(file: string): TestResult[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(file, { force: true });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestResult);
}
