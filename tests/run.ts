// `npm test`: makes sure that there is a browser and a bundle, runs every `test:*` script of package.json in turn (a new
// one joins by its name) and ends with the sum of what the runners themselves counted.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ensureBundle } from '../demo/serve/ensureBundle.ts';
import { installChromium } from './browser/installChromium.ts';
import { countTests } from './countTests.ts';

const ROOT = join(import.meta.dirname, '..');

/** Slow, or in need of more than one browser: .ci/run asks for these by name. */
const SEPARATE = new Set(['test:engines', 'test:engine-journeys', 'test:order']);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);

const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const suites = Object.keys(scripts).filter((name) =>
  asked.length > 0 ? asked.includes(name) : name.startsWith('test:') && !SEPARATE.has(name),
);

let passed = 0;
let failed = 0;
try {
  const chromium = await installChromium(say);
  say(`Browser: ${chromium}`);
  await ensureBundle(() => say('Building the bundle'));
  for (const suite of suites) {
    say(`\n── ${suite}`);
    const started = performance.now();
    const { code, output } = await run(scripts[suite] ?? '', { CHROMIUM_PATH: chromium });
    const count = countTests(output);
    // A runner that ends badly, or without having counted anything, has failed even if it did not say so.
    const broken = (code !== 0 && count.failed === 0) || count.passed + count.failed === 0;
    passed += count.passed;
    failed += count.failed + (broken ? 1 : 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    say(
      `── ${suite}: ${count.passed} passed, ${count.failed} failed${broken ? `, ended with code ${code}` : ''} (${seconds} s)`,
    );
  }
} catch (error) {
  failed += 1;
  say(error instanceof Error ? error.message : String(error));
}

say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function run(command: string, extra: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...extra, PATH: path },
    });
    const printed: string[] = [];
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed.push(text);
        target.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: printed.join('') }));
  });
}
