// `npm test`: makes sure that there is a browser and a bundle, runs every `test:*` script of package.json in turn (a new
// one joins by its name; some run beside the one before) and ends with what failed in them, and with the sum of what the
// runners themselves counted.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBundle } from '../demo/serve/ensureBundle.ts';
import { installChromium } from './browser/installChromium.ts';
import { countTests } from './countTests.ts';
import { failuresIn } from './failuresIn.ts';
import { SHARED_DEMO_DATA } from './support/sharedDemoData.ts';

const ROOT = join(import.meta.dirname, '..');

/** Slow, or in need of more than one browser: .ci/run asks for these by name. */
const SEPARATE = new Set(['test:engines', 'test:engine-journeys', 'test:order']);

/** One page after the other, which leaves half of two cores idle: these run beside the suite before them. */
const BESIDE = new Set(['test:widgets']);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);

const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const suites = Object.keys(scripts).filter((name) =>
  asked.length > 0 ? asked.includes(name) : name.startsWith('test:') && !SEPARATE.has(name),
);
/** Suites that run at the same time. */
const groups: string[][] = [];
for (const suite of suites) {
  const before = groups.at(-1);
  if (before && BESIDE.has(suite)) before.push(suite);
  else groups.push([suite]);
}

let passed = 0;
let failed = 0;
/** What failed, to be said once more at the end: the output of a suite is long. */
const failures: string[] = [];
/** What suites leave to each other. */
const shared = await mkdtemp(join(tmpdir(), 'portal-tests-'));
try {
  const chromium = await installChromium(say);
  say(`Browser: ${chromium}`);
  await ensureBundle(() => say('Building the bundle'));
  const env = { CHROMIUM_PATH: chromium, [SHARED_DEMO_DATA]: join(shared, 'demo.tar') };
  for (const group of groups) {
    const started = performance.now();
    // One prints while it runs; what the others print is kept until it is their turn.
    const runs = group.map((suite, n) => ({
      suite,
      ran: run(scripts[suite] ?? '', env, n === 0),
    }));
    for (const [n, { suite, ran }] of runs.entries()) {
      say(`\n── ${suite}`);
      const { code, output, ended } = await ran;
      if (n > 0) process.stdout.write(output);
      const count = countTests(output);
      // A runner that ends badly, or without having counted anything, has failed even if it did not say so.
      const broken = (code !== 0 && count.failed === 0) || count.passed + count.failed === 0;
      passed += count.passed;
      failed += count.failed + (broken ? 1 : 0);
      if (broken || count.failed > 0) failures.push(`\n── failed in ${suite}`, ...failuresIn(output));
      const seconds = ((ended - started) / 1000).toFixed(0);
      say(
        `── ${suite}: ${count.passed} passed, ${count.failed} failed${broken ? `, ended with code ${code}` : ''} (${seconds} s)`,
      );
    }
  }
} catch (error) {
  failed += 1;
  say(error instanceof Error ? error.message : String(error));
}

await rm(shared, { recursive: true, force: true });
for (const line of failures) say(line);
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

interface Ran {
  code: number;
  output: string;
  /** In the time of performance.now(). */
  ended: number;
}

function run(command: string, extra: Record<string, string>, prints: boolean): Promise<Ran> {
  return new Promise((resolve) => {
    const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...extra, PATH: path },
    });
    const printed: string[] = [];
    const end = (code: number) => resolve({ code, output: printed.join(''), ended: performance.now() });
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed.push(text);
        if (prints) target.write(text);
      });
    }
    child.on('error', (error) => {
      printed.push(`${error.message}\n`);
      if (prints) say(error.message);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
