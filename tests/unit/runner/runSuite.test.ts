import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResult } from '../../runner/results.ts';
import { runSuite } from '../../runner/runSuite.ts';

/** Starts another process with the same output, and does not end by itself. */
const HANGING = `
  require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 10_000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;
const PASSED = JSON.stringify({ suite: 'made', file: 'a.test.ts', title: 'one', state: 'passed', ms: 1 });
const writes = (line: string): string =>
  `require('node:fs').appendFileSync(process.env.TEST_RESULTS, ${JSON.stringify(`${line}\n`)});`;

describe('a suite that is run', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-runner-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = async (label: string, script: string, limit?: number): Promise<TestResult[]> => {
    const suite = { name: 'made', proves: '', part: 'test' as const, args: () => ['-e', script], files: /x/ };
    const options = { folder, label, env: {}, shows: false, ...(limit && { limit }) };
    return (await runSuite(suite, options)).results;
  };
  const outside = (error: string) =>
    expect.objectContaining({ file: '', title: '', state: 'failed', error: expect.stringContaining(error) });

  it('gives what its runner wrote about each test', async () => {
    expect(await run('good', writes(PASSED))).toEqual([JSON.parse(PASSED)]);
  });

  it('has failed if it ends badly although no test failed, or without any test', async () => {
    expect(await run('bad', `${writes(PASSED)} process.exit(3);`)).toEqual([
      JSON.parse(PASSED),
      outside('ended with code 3'),
    ]);
    expect(await run('empty', '')).toEqual([outside('ended with code 0')]);
  });

  it('is killed after its limit, and has failed, even if a process that it started lives on', async () => {
    expect(await run('hanging', HANGING, 2000)).toEqual([outside('was killed after')]);
  });
});
