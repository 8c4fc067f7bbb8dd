// Reports each failed test with its error, and counts passed and failed tests in one engine.
import type { Reporter, TestSuiteResult } from '@web/test-runner';
import type { Engine } from './engines.ts';
import { startQuarantine } from './quarantine.ts';

export function summary(engine: Engine, counts: { passed: number; failed: number }): Reporter {
  const walk = (suite: TestSuiteResult, path: string): void => {
    for (const test of suite.tests) {
      const name = `${path}${test.name}`;
      if (test.skipped) console.log(`  – ${engine} ${name} (skipped)`);
      else if (test.passed) {
        counts.passed += 1;
        console.log(`  ✓ ${engine} ${name} (${test.duration} ms)`);
      } else {
        counts.failed += 1;
        console.log(
          `  ✗ ${engine} ${name}\n    ${test.error?.message ?? 'no error given'}\n${test.error?.stack ?? ''}`,
        );
      }
    }
    for (const inner of suite.suites) walk(inner, `${path}${inner.name} › `);
  };
  const quarantine = startQuarantine(engine);
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      for (const { testResults, errors, logs } of sessionsForTestFile) {
        if (testResults) walk(testResults, '');
        const reason = quarantine(errors.map(({ message }) => message));
        if (reason !== undefined) console.log(`  – quarantined: ${engine} ${testFile}: ${reason}`);
        else if (errors.length > 0) console.log(`  In ${testFile}:`);
        for (const error of errors) {
          if (reason === undefined) counts.failed += 1;
          console.log(
            `  ${reason === undefined ? '✗' : '–'} ${engine} ${error.message} ${error.stack ?? ''}`,
          );
        }
        for (const log of logs) console.log(`    ${engine} console: ${JSON.stringify(log)}`);
      }
    },
  };
}
