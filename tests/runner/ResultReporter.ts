// Writes what vitest finds as results.ts says, beside what vitest prints itself.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type TestResult, writeResult } from './results.ts';

type Thrown = NonNullable<ReturnType<TestModule['errors']>[number]>;

const fileOf = (moduleId: string): string => relative(process.cwd(), moduleId);

/** The message, what was expected, and the first place that is not inside a package. */
function describe({ message, diff, stacks = [] }: Thrown): string {
  const place = stacks.find(({ file }) => !file.includes('node_modules'));
  return stripVTControlCharacters(
    [message, diff, place && `at ${fileOf(place.file)}:${place.line}:${place.column}`]
      .filter(Boolean)
      .join('\n'),
  );
}

function failed(file: string, suite: string, title: string, errors: readonly Thrown[], ms = 0): TestResult {
  return { suite, file, title, state: 'failed', ms, error: errors.map(describe).join('\n') };
}

/** Vitest's own reporter prints; this one writes. */
export class ResultReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const suite = process.env.TEST_SUITE ?? test.project.name;
    const file = fileOf(test.module.moduleId);
    const ms = Math.round(test.diagnostic()?.duration ?? 0);
    if (state === 'failed') writeResult(failed(file, suite, test.fullName, errors, ms));
    else if (state === 'passed' || state === 'skipped')
      writeResult({ suite, file, title: test.fullName, state, ms });
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((one) => one.errors())];
    const suite = process.env.TEST_SUITE ?? module.project.name;
    if (errors.length > 0) writeResult(failed(fileOf(module.moduleId), suite, '', errors));
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    const suite = process.env.TEST_SUITE ?? '';
    if (unhandled.length > 0) writeResult(failed('', suite, '', unhandled));
  }
}
