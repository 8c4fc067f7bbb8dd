// `npm test`: runs the suites and files that the arguments name, `gate` (those of .ci/run) or `all`; without any its own four. Two suites run
// at a time. What failed runs once more, alone, at the end: if it passes then, it is unstable, which a round may have three times.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ensureBundle } from '../demo/serve/ensureBundle.ts';
import { installChromium } from './browser/installChromium.ts';
import { chooseTasks, type Task } from './runner/chooseTasks.ts';
import { installNeeds } from './runner/installNeeds.ts';
import { listUntried } from './runner/listUntried.ts';
import type { TestResult } from './runner/results.ts';
import { runSuite } from './runner/runSuite.ts';
import { seedOfTheDay, TEST_SEED } from './runner/seed.ts';
import { judgeUnstable, nameOf, readUnstable } from './runner/unstable.ts';
import { DEMO_DATABASE } from './support/demoDatabase.ts';
import { makeDemoData } from './support/demoServer.ts';
import { TEST_FAILURES, TEST_TRACE } from './support/failures.ts';

const ROOT = join(import.meta.dirname, '..');
/** What the runs printed and left, a folder each. */
const RUNS = join(ROOT, 'dist', 'tests');
/** Milliseconds. */
const KEPT = 24 * 3_600_000;
/** Suites that run beside each other: as many as the smallest machine has cores that must pass this. */
const LANES = 2;
/** If more failed, they are not unstable: something is broken. */
const MOST_AGAIN = 12;

/** A test that failed, and what it was a part of. */
interface Failed {
  task: Task;
  result: TestResult;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const began = performance.now();
/** Begins the name of the folder of a run. */
const stampOf = (time: number): string => new Date(time).toISOString().slice(0, 19).replaceAll(':', '');
const folder = join(RUNS, `${stampOf(Date.now())}-${process.pid}`);
const failures = join(folder, 'failures');
const env: Record<string, string> = { [TEST_FAILURES]: failures };
const results: TestResult[] = [];
const failed: Failed[] = [];
const problems: string[] = [];
let logs = 0;
let remove: (() => Promise<void>) | undefined;
try {
  env[TEST_SEED] = String(seedOfTheDay());
  const tasks = await installNeeds(chooseTasks(process.argv.slice(2)), say);
  await makeFolder();
  env.CHROMIUM_PATH = await installChromium(say);
  say(`Browser: ${env.CHROMIUM_PATH}. Order of the files: ${TEST_SEED}=${env[TEST_SEED]} repeats it.`);
  const making = makeDemoData();
  await ensureBundle(() => say('Building the bundle')).finally(async () => {
    // To be removed, also if there is no bundle.
    const demo = await making;
    env[DEMO_DATABASE] = demo.url;
    remove = demo.remove;
  });
  const waiting = [...tasks];
  await Promise.all(Array.from({ length: LANES }, () => runLane(waiting, tasks.length === 1)));
  await judgeFailures();
  if (results.every(({ state }) => state === 'skipped')) problems.push('no test ran');
  for (const line of await listUntried(tasks.map(({ suite }) => suite))) say(line);
} catch (error) {
  problems.push(
    error instanceof Error
      ? ((error.name === 'UsageError' ? undefined : error.stack) ?? error.message)
      : String(error),
  );
}
await remove?.();

const passed = results.filter(({ state }) => state === 'passed').length;
for (const problem of problems) say(`\n✗ ${problem}`);
if (failed.length > 0) say(`\nWhat the suites printed: ${relative(ROOT, folder)}`);
if (existsSync(failures) && failed.length > 0)
  say(`Pictures, pages and traces of what failed: ${relative(ROOT, failures)}`);
say(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
say(`${passed} passed, ${problems.length} failed`);
process.exitCode = problems.length === 0 && passed > 0 ? 0 : 1;

/** Makes the folder of this run, and removes those of runs that began more than a day ago. */
async function makeFolder(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(RUNS)).filter((name) => name < stampOf(Date.now() - KEPT));
  for (const one of old) await rm(join(RUNS, one), { recursive: true, force: true });
}

async function runLane(waiting: Task[], shows: boolean): Promise<void> {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    const ran = await run(task, { shows });
    results.push(...ran.results);
    const count = (state: TestResult['state']) => ran.results.filter((one) => one.state === state).length;
    const skipped = count('skipped');
    say(
      `${count('failed') === 0 ? '✓' : '✗'} ${task.suite.name}: ${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${ran.seconds.toFixed(0)} s)`,
    );
    for (const result of ran.results.filter(({ state }) => state === 'failed')) {
      failed.push({ task, result });
      say(describe(result));
    }
  }
}

function run({ suite, only }: Task, { shows = false, more = {} }): ReturnType<typeof runSuite> {
  logs += 1;
  const label = `${logs}-${suite.name}`;
  return runSuite(suite, { folder, label, shows, env: { ...env, ...more }, ...(only && { only }) });
}

/** What failed runs once more, alone; what passes then is unstable, and anything else a problem. */
async function judgeFailures(): Promise<void> {
  const unstable: TestResult[] = [];
  if (failed.length > MOST_AGAIN) say(`\n${failed.length} tests failed: none is tried again.`);
  else if (failed.length > 0) say('\nWhat failed runs once more, alone:');
  for (const one of failed) {
    const isUnstable = failed.length <= MOST_AGAIN && (await passesAlone(one));
    if (isUnstable) unstable.push(one.result);
    else problems.push(describe(one.result));
  }
  results.push(...unstable.map((result) => ({ ...result, state: 'passed' as const })));
  if (unstable.length > 0) {
    say('\nUnstable, to be written into tests/unstable.md and mended before the next round:');
    for (const result of unstable) say(describe(result));
  }
  problems.push(...judgeUnstable(unstable.map(nameOf), await readUnstable()));
}

async function passesAlone({ task, result }: Failed): Promise<boolean> {
  const { file, title } = result;
  // Without a file it is the runner that failed: all of what it was asked for runs again.
  const again = await run(file ? { suite: task.suite, only: { file, title } } : task, {
    more: { [TEST_TRACE]: '1' },
  });
  const hasFailed = again.results.some(({ state }) => state === 'failed');
  const passes =
    !hasFailed &&
    again.results.some((one) => one.state === 'passed' && (title === '' || one.title === title));
  say(`${passes ? 'passes' : 'fails again'}: ${nameOf(result)}`);
  return passes;
}

function describe(result: TestResult): string {
  const said = (result.error ?? '').split('\n').slice(0, 25);
  return [nameOf(result), ...said.map((line) => `    ${line}`)].join('\n');
}
