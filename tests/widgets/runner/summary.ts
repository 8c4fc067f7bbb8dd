// Prints and writes what web-test-runner finds in one engine. With `only`, mocha skips the other tests, which are not reported.
import { relative } from 'node:path';
import type { Reporter, TestSuiteResult } from '@web/test-runner';
import { type TestResult, writeResult } from '../../runner/results.ts';
import type { Engine } from './engines.ts';

export function summary(engine: Engine, counts: { passed: number; failed: number }, only?: string): Reporter {
  const suite = process.env.TEST_SUITE ?? engine;
  const tell = (result: Omit<TestResult, 'suite'>): void => {
    writeResult({ suite, ...result });
    const { state, title, ms, error, file } = result;
    if (state !== 'skipped') counts[state] += 1;
    if (state === 'skipped') console.log(`  – ${engine} ${title} (skipped)`);
    else if (state === 'passed') console.log(`  ✓ ${engine} ${title} (${ms} ms)`);
    else console.log(`  ✗ ${engine} ${title || file}\n${error}`);
  };
  const walk = (file: string, group: TestSuiteResult, path: string): void => {
    for (const { name, skipped, passed, duration, error } of group.tests)
      if (only === undefined || only === `${path}${name}`)
        tell({
          file,
          title: `${path}${name}`,
          state: skipped ? 'skipped' : passed ? 'passed' : 'failed',
          ms: Math.round(duration ?? 0),
          ...(!skipped &&
            !passed && {
              error: [error?.message ?? 'no error given', error?.stack].filter(Boolean).join('\n'),
            }),
        });
    for (const inner of group.suites) walk(file, inner, `${path}${inner.name} > `);
  };
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      const file = relative(process.cwd(), testFile);
      for (const { testResults, errors, logs } of sessionsForTestFile) {
        if (testResults) walk(file, testResults, '');
        // The file could not be read, or its browser ended: its tests are not there.
        if (errors.length > 0) {
          const error = errors.map(({ message, stack = '' }) => `${message}\n${stack}`).join('\n');
          tell({ file, title: '', state: 'failed', ms: 0, error });
        }
        for (const log of logs) console.log(`    ${engine} console: ${JSON.stringify(log)}`);
      }
    },
  };
}
