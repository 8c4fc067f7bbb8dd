// `npm test`: runs the suites and files that the arguments name, `gate` (those of .ci/run) or `all`; without any its own four. Two suites run
// at a time. What failed runs once more, alone, at the end: if it passes then, it is unstable, which a round may have three times.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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
import { FAILURES, TEST_TRACE } from './support/failures.ts';

const ROOT = join(import.meta.dirname, '..');
/** Suites that run beside each other: as many as the smallest machine has cores that must pass this. */
const LANES = 2;
/** If more failed, they are not unstable: something is broken. */
const MOST_AGAIN = 12;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const began = performance.now();
const env: Record<string, string> = { [TEST_SEED]: String(seedOfTheDay()) };
const results: TestResult[] = [];
const problems: string[] = [];
let remove: (() => Promise<void>) | undefined;
try {
  const tasks = await installNeeds(chooseTasks(process.argv.slice(2)), say);
  env.CHROMIUM_PATH = await installChromium(say);
  say(`Browser: ${env.CHROMIUM_PATH}. Order of the files: ${TEST_SEED}=${env[TEST_SEED]} repeats it.`);
  await rm(join(ROOT, FAILURES), { recursive: true, force: true });
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
  for (const line of await listUntried(tasks.map(({ suite }) => suite))) say(line);
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
await remove?.();

const passed = results.filter(({ state }) => state === 'passed').length;
for (const problem of problems) say(`\n✗ ${problem}`);
say(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
say(`${passed} passed, ${problems.length} failed`);
process.exitCode = problems.length === 0 && passed > 0 ? 0 : 1;

async function runLane(waiting: Task[], shows: boolean): Promise<void> {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    const ran = await runSuite(task.suite, { env, shows, ...(task.only && { only: task.only }) });
    results.push(...ran.results);
    const failed = ran.results.filter(({ state }) => state === 'failed');
    const count = ran.results.filter(({ state }) => state === 'passed').length;
    const skipped = ran.results.length - count - failed.length;
    say(
      `${failed.length === 0 ? '✓' : '✗'} ${task.suite.name}: ${count} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${ran.seconds.toFixed(0)} s)`,
    );
    for (const one of failed) say(describe(one));
  }
}

/** What failed runs once more, alone; what passes then is unstable, and anything else a problem. */
async function judgeFailures(): Promise<void> {
  const failed = results.filter(({ state }) => state === 'failed');
  const unstable: TestResult[] = [];
  if (failed.length > MOST_AGAIN) say(`\n${failed.length} tests failed: none is tried again.`);
  else if (failed.length > 0) say('\nWhat failed runs once more, alone:');
  for (const result of failed) {
    const isStable = failed.length > MOST_AGAIN || !(await passesAlone(result));
    if (isStable) problems.push(describe(result));
    else unstable.push(result);
  }
  results.push(...unstable.map((result) => ({ ...result, state: 'passed' as const })));
  if (unstable.length > 0) {
    say('\nUnstable, to be written into tests/unstable.md and mended before the next round:');
    for (const result of unstable) say(describe(result));
  }
  problems.push(...judgeUnstable(unstable.map(nameOf), await readUnstable()));
  if (failed.length > 0) say(`\nPictures, pages and traces of what failed: ${FAILURES}`);
}

async function passesAlone({ suite: name, file, title }: TestResult): Promise<boolean> {
  const suite = tasksSuite(name);
  // Without a file it is the runner that failed: all of the suite runs again.
  const again = await runSuite(suite, {
    env: { ...env, [TEST_TRACE]: '1' },
    shows: false,
    ...(file && { only: { file, title } }),
  });
  const failed = again.results.some(({ state }) => state === 'failed');
  const passed = again.results.some((one) => one.state === 'passed' && (title === '' || one.title === title));
  say(`${passed && !failed ? 'passes' : 'fails again'}: ${nameOf({ suite: name, file, title })}`);
  return passed && !failed;
}

function tasksSuite(name: string): Task['suite'] {
  const [task] = chooseTasks([name]);
  if (!task) throw new Error(`No suite is called ${name}.`);
  return task.suite;
}

function describe(result: TestResult): string {
  const said = (result.error ?? '').split('\n').slice(0, 25);
  return [nameOf(result), ...said.map((line) => `    ${line}`)].join('\n');
}
