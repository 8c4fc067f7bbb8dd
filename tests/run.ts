// `npm test`: makes sure that there is a browser and a bundle, runs every `test:*` script of package.json in turn (a new
// one joins by its name; journeys run beside the others) and ends with what failed in them, and with the sum of what the
// runners themselves counted.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBundle } from '../demo/serve/ensureBundle.ts';
import { installChromium } from './browser/installChromium.ts';
import { countTests } from './countTests.ts';
import { failuresIn } from './failuresIn.ts';
import { DEMO_DATABASE } from './support/demoDatabase.ts';
import { type DemoData, makeDemoData } from './support/demoServer.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * They repeat another suite on a server, try the tools on whole servers, start and end programs and databases, go through every screen, every width, every browser or
 * every order, pack everything, or need WordPress: .ci/run asks for these by name.
 */
const SEPARATE = new Set([
  'test:contract',
  'test:postgres',
  'test:operations',
  'test:screens',
  'test:layout',
  'test:package',
  'test:engines',
  'test:hosts',
  'test:engine-journeys',
  'test:order',
  'test:wordpress',
]);

/** Takes longest, and waits a quarter of that for pages, mails and the gateway: the other suites run beside it. */
const JOURNEYS = 'test:journeys';
/** Says by how much they give way to it, as `nice` counts. */
const GIVES_WAY = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);

const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const unknown = asked.filter((name) => !(name in scripts && name.startsWith('test:')));
if (unknown.length > 0) {
  say(
    `No suite is called ${unknown.join(' or ')}: ${Object.keys(scripts)
      .filter((name) => name.startsWith('test:'))
      .join(', ')}`,
  );
  process.exit(1);
}
const suites = Object.keys(scripts).filter((name) =>
  asked.length > 0 ? asked.includes(name) : name.startsWith('test:') && !SEPARATE.has(name),
);
let passed = 0;
let failed = 0;
/** Keeps the failures, to be said once more at the end: the output of a suite is long. */
const failures: string[] = [];
let demo: DemoData | undefined;
try {
  const chromium = await installChromium(say);
  say(`Browser: ${chromium}`);
  const making = makeDemoData();
  try {
    await ensureBundle(() => say('Building the bundle'));
  } finally {
    // To be removed, also where there is no bundle.
    demo = await making;
  }
  const env = { CHROMIUM_PATH: chromium, [DEMO_DATABASE]: demo.url };
  const others = suites.filter((suite) => suite !== JOURNEYS);
  const hasJourneys = others.length < suites.length;
  // One prints while it runs; what the journeys print beside others is kept until it is their turn.
  const journeys = hasJourneys ? run(JOURNEYS, env, { prints: others.length === 0 }) : undefined;
  for (const suite of others) {
    say(`\n── ${suite}`);
    count(await run(suite, env, { prints: true, priority: hasJourneys ? GIVES_WAY : 0 }));
  }
  if (journeys) {
    say(`\n── ${JOURNEYS}`);
    const ran = await journeys;
    if (others.length > 0) process.stdout.write(ran.output);
    count(ran);
  }
} catch (error) {
  failed += 1;
  say(error instanceof Error ? error.message : String(error));
}

await demo?.remove();
for (const line of failures) say(line);
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

interface Ran {
  suite: string;
  code: number;
  output: string;
  seconds: number;
}

function count({ suite, code, output, seconds }: Ran): void {
  const counted = countTests(output);
  // A runner that ends badly, or without having counted anything, has failed even if it did not say so.
  const broken = (code !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
  passed += counted.passed;
  failed += counted.failed + (broken ? 1 : 0);
  if (broken || counted.failed > 0) failures.push(`\n── failed in ${suite}`, ...failuresIn(output));
  say(
    `── ${suite}: ${counted.passed} passed, ${counted.failed} failed${broken ? `, ended with code ${code}` : ''} (${seconds.toFixed(0)} s)`,
  );
}

/** Runs the script of this name. What it prints is shown at once, or only kept. */
function run(
  suite: string,
  extra: Record<string, string>,
  { prints, priority = 0 }: { prints: boolean; priority?: number },
): Promise<Ran> {
  return new Promise((resolve) => {
    const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
    const started = performance.now();
    const child = spawn(scripts[suite] ?? '', {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...extra, PATH: path },
    });
    if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority);
    const printed: string[] = [];
    const end = (code: number) =>
      resolve({ suite, code, output: printed.join(''), seconds: (performance.now() - started) / 1000 });
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
