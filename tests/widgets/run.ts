// Runs tests of the tags in one engine, against the built bundle and the real API: `node tests/widgets/run.ts firefox engine`. What
// follows the engine is a set of runner/sets.ts, names of files, or both: then the tests of these files that are in the set. `--only
// <title>` runs one test of them.
import { startTestRunner, type TestRunnerConfig } from '@web/test-runner';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { titlePattern } from '../runner/titlePattern.ts';
import { makeDemoData, startDemo } from '../support/demoServer.ts';
import { freePort } from '../support/freePort.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { engines, launch } from './runner/engines.ts';
import { leaveFailure } from './runner/leaveFailure.ts';
import { benches } from './runner/middleware.ts';
import { hasTransitions, isSet, runsOf } from './runner/sets.ts';
import { summary } from './runner/summary.ts';
import { typescript } from './runner/typescript.ts';

const words = process.argv.slice(2);
const option = words.indexOf('--only');
const [only] = option < 0 ? [] : words.splice(option, 2).slice(1);
const engine = engines.find((one) => words.includes(one)) ?? 'chromium';
const files = words.filter((word) => word.endsWith('.ts'));
const set = words.find(isSet) ?? 'widgets';
const runs = files.length > 0 ? [files] : runsOf(set, engine);

await ensureBundle();
const demo = await makeDemoData();
const server = await startDemo(demo.url);
const counts = { passed: 0, failed: 0 };

for (const run of runs) await runIn(run);

await server.close();
await demo.remove();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

async function runIn(run: string[]): Promise<void> {
  const { launcher, takePicture, stop } = await launch(engine, run.some(hasTransitions));
  const config: Partial<TestRunnerConfig> = {
    rootDir: process.cwd(),
    // By itself it takes the first free one, which another suite may take too before it listens.
    port: await freePort(),
    files: run,
    nodeResolve: true,
    browsers: [launcher],
    middleware: [leaveFailure(engine, takePicture), benches(server.url, set)],
    plugins: [typescript()],
    reporters: [summary(engine, counts, only)],
    concurrentBrowsers: 1,
    concurrency: 1,
    browserStartTimeout: 60_000,
    testsFinishTimeout: 20 * PATIENCE_MS,
    testFramework: {
      config: { timeout: 3 * PATIENCE_MS, ...(only && { grep: titlePattern(only) }) },
    },
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
