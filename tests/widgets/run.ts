// Runs the widget suite against the built bundle and the real API: `node tests/widgets/run.ts [chromium] [firefox] [webkit]`.
// `hosts` runs the tests of the tags in pages of others, `layout` those of what moves, which are left out otherwise; names of files
// run these.
// Ends with the plain line that says how many tests passed and failed, over all engines.
import { globSync } from 'node:fs';
import { startTestRunner, type TestRunnerConfig } from '@web/test-runner';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { makeDemoData, startDemo } from '../support/demoServer.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { type Engine, engines, launch } from './runner/engines.ts';
import { benches } from './runner/middleware.ts';
import { summary } from './runner/summary.ts';
import { typescript } from './runner/typescript.ts';

const asked = process.argv
  .slice(2)
  .filter((word): word is Engine => engines.some((engine) => engine === word));
const files = process.argv.slice(2).filter((word) => word.endsWith('.ts'));
const separate = ['hosts', 'layout'];
const patternOf = (name: string) => `tests/widgets/${name}-*.test.ts`;
const named = separate.find((name) => process.argv.includes(name));
const isHosts = process.argv.some((word) => /^hosts$|\bhosts-/.test(word));
const suite = files.length > 0 ? files : named ? globSync(patternOf(named)).sort() : undefined;
/**
 * Each file of hosts has a browser of its own: in one for all, Firefox lost its tab between two files in four of four runs, and
 * with it the tests of the second.
 */
const others = separate.map((name) => `!${patternOf(name)}`);
const runs =
  isHosts && suite ? suite.map((file) => [file]) : [suite ?? ['tests/widgets/**/*.test.ts', ...others]];

await ensureBundle();
const demo = await makeDemoData();
const server = await startDemo(demo.url);
const counts = { passed: 0, failed: 0 };

for (const engine of asked.length > 0 ? asked : (['chromium'] as const))
  for (const run of runs) await runIn(engine, run);

await server.close();
await demo.remove();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

async function runIn(engine: Engine, run: string[]): Promise<void> {
  const { launcher, stop } = await launch(engine, isHosts);
  const config: Partial<TestRunnerConfig> = {
    rootDir: process.cwd(),
    files: run,
    nodeResolve: true,
    browsers: [launcher],
    middleware: [benches(server.url)],
    plugins: [typescript()],
    reporters: [summary(engine, counts)],
    concurrentBrowsers: 1,
    concurrency: 1,
    browserStartTimeout: 60_000,
    testsFinishTimeout: 20 * PATIENCE_MS,
    testFramework: { config: { timeout: 3 * PATIENCE_MS } },
  };
  const runner = await startTestRunner({
    config,
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  if (!runner) throw new Error(`The test runner did not start for ${engine}.`);
  await new Promise<void>((resolve) => runner.on('stopped', () => resolve()));
  await stop();
}
