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
/** Milliseconds. The longest suite takes four minutes on two idle cores, and a slow machine needs four times that. */
const LIMIT = 30 * 60_000;

export interface Ran {
  results: TestResult[];
  seconds: number;
}

interface Options {
  /** The folder for its log and its results; it belongs to the run, and must exist. */
  folder: string;
  /** The name of the log, without its ending; unique in the run. */
  label: string;
  env: Readonly<Record<string, string>>;
  /** Shows what it prints while it runs. */
  shows: boolean;
  only?: Only;
  /** Milliseconds until it is killed. */
  limit?: number;
}

/**
 * Runs `suite` and returns what its runner wrote about each test. A process that ended badly, or without any test, is a failure of
 * its own even if no test failed; so is one that does not end.
 */
export async function runSuite(
  suite: Suite,
  { folder, label, env, shows, only, limit = LIMIT }: Options,
): Promise<Ran> {
  const log = join(folder, `${label}.log`);
  const results = join(folder, `${label}.jsonl`);
  const started = performance.now();
  const child = spawn(process.execPath, suite.args(only), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
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
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  // Children of a process that was killed may live on, and keep these open.
  if (code === null) for (const stream of [child.stdout, child.stderr]) stream.destroy();
  await closed;
  await new Promise((resolve) => file.end(resolve));
  const seconds = (performance.now() - started) / 1000;
  const found = takeResults(results);
  const hasFailed = found.some(({ state }) => state === 'failed');
  // By a signal: the rest of its tests did not run.
  const isUnexplained = found.length === 0 || code === null || (code !== 0 && !hasFailed);
  if (isUnexplained) {
    const end = code === null ? `was killed after ${seconds.toFixed(0)} s` : `ended with code ${code}`;
    const error = `${end}
${await lastLines(log)}`;
    found.push({
      suite: suite.name,
      file: only?.file ?? '',
      title: only?.title ?? '',
      state: 'failed',
      ms: 0,
      error,
    });
  }
  return { results: found, seconds };
}

async function lastLines(file: string): Promise<string> {
  const lines = stripVTControlCharacters(await readFile(file, 'utf8')).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
    .join('\n');
}
