// Where a failed test of a browser leaves what a person can open: pictures, pages, traces.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Relative to the project's folder. tests/run.ts empties it when it begins. */
export const FAILURES = 'dist/failures';

/** Set where a test runs once more: then it leaves a trace of every step, which takes too long in all tests. */
export const TEST_TRACE = 'TEST_TRACE';

/** The beginning of the names of the files that this test leaves, its folder made. */
export function failurePath(suite: string, title: string): string {
  mkdirSync(FAILURES, { recursive: true });
  const words = `${suite} ${title}`.normalize('NFD').replaceAll(/[^\w -]+/g, '');
  return join(FAILURES, words.trim().replaceAll(/\s+/g, '-').slice(0, 120));
}
