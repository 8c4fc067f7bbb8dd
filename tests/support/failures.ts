// Where a failed test of a browser leaves what a person can open: pictures, pages, traces.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder; tests/run.ts sets it to one of its own. */
export const TEST_FAILURES = 'TEST_FAILURES';

const folder = (): string => process.env[TEST_FAILURES] ?? 'dist/failures';

/** Set when a test is retried: then it leaves a trace of every step, which takes too long in all tests. */
export const TEST_TRACE = 'TEST_TRACE';

/**
 * The beginning of the names of the files that this test leaves. Makes their folder.
 * @param where the suite or engine, and the file
 */
export function failurePath(where: string, title: string): string {
  mkdirSync(folder(), { recursive: true });
  const words = `${where} ${title}`.normalize('NFD').replaceAll(/[^\w -]+/g, '');
  // For titles that begin alike, or differ in removed letters.
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 6);
  const again = process.env[TEST_TRACE] === undefined ? '' : '-again';
  return join(folder(), `${words.trim().replaceAll(/\s+/g, '-').slice(0, 120)}-${hash}${again}`);
}
