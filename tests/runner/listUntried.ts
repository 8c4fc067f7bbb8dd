// Lists the suites that try the changed files and did not run.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Suite, suites } from './suites.ts';

/** Names the commit with which the files are compared; the one before the last by default. */
const SINCE = process.env.TEST_SINCE ?? 'HEAD~1';

/** A line with those suites; none if none of their files has changed, or git cannot tell. */
export async function listUntried(ran: readonly Suite[]): Promise<string[]> {
  const changed = await promisify(execFile)('git', ['diff', '--name-only', SINCE]).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean),
    () => [],
  );
  const untried = suites.filter(
    (suite) => !ran.includes(suite) && changed.some((file) => suite.tries?.test(file)),
  );
  return untried.length === 0
    ? []
    : [
        `\nChanged since ${SINCE} (TEST_SINCE names another commit), and tested by suites that did not run: npm test -- ${untried.map(({ name }) => name).join(' ')}`,
      ];
}
