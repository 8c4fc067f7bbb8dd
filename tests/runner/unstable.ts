// Tells a defect from a test that is unstable: one that failed beside others and passes alone.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestResult } from './results.ts';

/** What became unstable in the last rounds, a row for each test: see the file itself. */
const LIST = join(import.meta.dirname, '..', 'unstable.md');
/** If a round has more than these, something is wrong with the round. */
const MOST = 3;

/** How reports and the list name a test: what was tried, its file and its title, without the marks of the list's table. */
export const nameOf = ({ suite, file, title }: Pick<TestResult, 'suite' | 'file' | 'title'>): string =>
  `${suite}: ${[file, title].filter(Boolean).join(' > ') || 'outside its tests'}`
    .replaceAll('`', "'")
    .replaceAll('|', '/');

/**
 * The names of the tests in the rows of tests/unstable.md.
 * @throws if a row names none
 */
export const listedIn = (text: string): ReadonlySet<string> =>
  new Set(text.split('\n').filter(isRow).map(nameIn));

const isRow = (line: string): boolean => line.startsWith('|') && !/^\| *(Day|---)/.test(line);

function nameIn(row: string): string {
  const [, name] = /^\| *\d{4}-\d\d-\d\d *\| *`([^`|]+)` *\|/.exec(row) ?? [];
  if (name === undefined) throw new Error(`tests/unstable.md has a row without a day and a test: ${row}`);
  return name;
}

/** The names of the tests that were unstable in one of the last rounds. */
export const readUnstable = async (): Promise<ReadonlySet<string>> => listedIn(await readFile(LIST, 'utf8'));

/**
 * Says why the unstable tests of a round make it red; nothing if they do not: at most three, and none of them for the second time.
 * @param known the names of those of the last rounds
 */
export function judgeUnstable(names: readonly string[], known: ReadonlySet<string>): string[] {
  return [
    ...(names.length > MOST ? [`${names.length} tests are unstable, and a round has at most ${MOST}`] : []),
    ...names
      .filter((name) => known.has(name))
      .map((name) => `unstable for the second time, see tests/unstable.md: ${name}`),
  ];
}
