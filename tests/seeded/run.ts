// Proves that the suites find faults: breaks one line of the product after the other, in a copy of the last commit, and demands that
// the tests which the table names fail. `npx node tests/seeded/run.ts cuentas pdf` tries the faults whose file has one of these words.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCommit } from './copyCommit.ts';
import { type Fault, faults } from './faults.ts';
import { runTests } from './runTests.ts';

/** Lines shown of tests that are red without a fault, or did not find one. */
const LAST_LINES = 30;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

const words = process.argv.slice(2);
const chosen = faults.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
if (chosen.length === 0) throw new Error(`No fault is in a file with ${words.join(' or ')}.`);

const folder = copyCommit();
const wrong = chosen.flatMap(wrongIn);
if (wrong.length > 0) throw new Error(`The table does not fit the last commit:\n${wrong.join('\n')}`);

/** The names of the tests that found each fault; none for one that was not found. */
const found = new Map<Fault, string[]>();
const red = await findRedFiles();
// The bundle is built again after a change of its own sources alone, so those come last.
for (const fault of chosen.toSorted((a, b) => Number(isBundled(a)) - Number(isBundled(b))))
  found.set(fault, fault.tests.some((file) => red.has(file)) ? [] : await findFault(fault));

const lost = chosen.filter((fault) => found.get(fault)?.length === 0);
say('\n| Folder | What is broken | Found by |\n| --- | --- | --- |');
for (const fault of chosen) say(`| ${folderOf(fault)} | ${fault.breaks} | ${describe(found.get(fault))} |`);
say(`\n${chosen.length} faults, ${lost.length} not found`);
process.exitCode = lost.length === 0 ? 0 : 1;

/** What keeps a fault from being tried: the product or its tests have changed since it was written down. */
function wrongIn({ file, from, tests }: Fault): string[] {
  const path = join(folder, file);
  const times = existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0;
  return [
    ...(times === 1 ? [] : [`${file} has this ${times} times: ${from}`]),
    ...tests.filter((test) => !existsSync(join(folder, test))).map((test) => `${test} is not there`),
  ];
}

/** The files whose tests fail although nothing is broken. Each runs once, however many faults it finds. */
async function findRedFiles(): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  for (const [suite, some] of Map.groupBy(chosen, (fault) => fault.suite)) {
    const tests = [...new Set(some.flatMap((fault) => fault.tests))];
    const { isGreen, failed, output } = await runTests(folder, suite, tests);
    say(`${isGreen ? '✓' : '✗'} ${suite}, with nothing broken: ${tests.join(' ')}`);
    if (isGreen) continue;
    say(lastLines(output));
    const named = tests.filter((file) => failed.some((name) => name.startsWith(`${file} `)));
    for (const file of named.length > 0 ? named : tests) files.add(file);
  }
  return files;
}

/** Breaks the line, runs the tests and mends it. */
async function findFault({ file, from, to, suite, tests }: Fault): Promise<string[]> {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  const { isGreen, failed, output } = await runTests(folder, suite, tests);
  writeFileSync(path, whole);
  const isFound = !isGreen && failed.length > 0;
  say(`${isFound ? '✓' : '✗'} ${file}: ${isFound ? failed[0] : `not found by ${tests.join(', ')}`}`);
  if (isFound) return failed;
  say(lastLines(output));
  return [];
}

/** A folder of the product, such as `src/domain`, `src/areas/auth` or `demo/api/pagos`. */
function folderOf({ file }: Fault): string {
  const depth = /^(src\/areas|demo\/api)\/[^/]+\//.test(file) ? 3 : 2;
  return file.split('/').slice(0, depth).join('/');
}

function isBundled({ file }: Fault): boolean {
  return /^(src|widgets)\//.test(file);
}

function describe(names: readonly string[] = []): string {
  const [first, ...others] = names.map((name) => name.replaceAll('|', '\\|'));
  if (first === undefined) return '**nothing**';
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}
