// Runs one suite, or one test of it, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { TEST_RESULTS, type TestResult, takeResults } from './results.ts';
import type { Only, Suite } from './suites.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Lines shown of a suite that ended without saying which test failed. */
const LAST_LINES = 20;

export interface Ran {
  results: TestResult[];
  seconds: number;
}

interface Options {
  /** Its log and its results go there; it is the run's own, and is there already. */
  folder: string;
  /** The name of the log, without its ending; of no other log of the run. */
  label: string;
  env: Readonly<Record<string, string>>;
  /** Shows what it prints while it runs. */
  shows: boolean;
  only?: Only;
}

/**
 * Runs `suite` and gives what its runner wrote of each test. A process that ended badly, or without any test, is a failure of its own
 * even if no test failed.
 */
export async function runSuite(suite: Suite, { folder, label, env, shows, only }: Options): Promise<Ran> {
  const log = join(folder, `${label}.log`);
  const results = join(folder, `${label}.jsonl`);
  const started = performance.now();
  const child = spawn(process.execPath, suite.args(only), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...suite.env,
      ...env,
      TEST_SUITE: suite.name,
      [TEST_RESULTS]: results,
      PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
    },
  });
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(file, { end: false });
    if (shows) stream.pipe(process.stdout, { end: false });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  await new Promise((resolve) => file.end(resolve));
  const found = takeResults(results);
  const hasFailed = found.some(({ state }) => state === 'failed');
  // By a signal: the rest of its tests did not run.
  const isUnexplained = found.length === 0 || code === null || (code !== 0 && !hasFailed);
  if (isUnexplained) {
    const error = `ended with code ${code}\n${await lastLines(log)}`;
    found.push({
      suite: suite.name,
      file: only?.file ?? '',
      title: only?.title ?? '',
      state: 'failed',
      ms: 0,
      error,
    });
  }
  return { results: found, seconds: (performance.now() - started) / 1000 };
}

async function lastLines(file: string): Promise<string> {
  const lines = stripVTControlCharacters(await readFile(file, 'utf8')).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
    .join('\n');
}
