import { describe, expect, test } from 'vitest';
import { failuresIn } from '../failuresIn.ts';

const VITEST = `
 ❯ api  tests/api/enlaces.test.ts (2 tests | 2 failed) 64ms
     × a link is revoked 8ms

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯⎯⎯⎯

 FAIL   api  tests/api/enlaces.test.ts > links > a link is revoked
AssertionError: expected 1 to be 2 // Object.is equality

- Expected
+ Received

- 2
+ 1

 ❯ tests/api/enlaces.test.ts:3:40
      2|   test('a link is revoked', () => {
      3|     expect(1).toBe(2);
       |               ^
 ❯ node_modules/vitest/dist/chunks/run.js:1695:35

⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯

 FAIL   api  tests/api/enlaces.test.ts > links > a link is renewed
Error: ✗ is said in the error itself
 ❯ tests/api/enlaces.test.ts:9:1

⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/2]⎯

⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
Error: nobody caught this
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯

 Test Files  1 failed (1)
      Tests  2 failed (2)
`;

const SAID = [
  '✗ api tests/api/enlaces.test.ts > links > a link is revoked',
  '    AssertionError: expected 1 to be 2 // Object.is equality',
  '    - 2',
  '    + 1',
  '    ❯ tests/api/enlaces.test.ts:3:40',
  "      2|   test('a link is revoked', () => {",
  '      3|     expect(1).toBe(2);',
  '       |               ^',
  '✗ api tests/api/enlaces.test.ts > links > a link is renewed',
  '    Error: ✗ is said in the error itself',
  '    ❯ tests/api/enlaces.test.ts:9:1',
  '✗ Unhandled Rejection',
  '    Error: nobody caught this',
];

describe('failures', () => {
  test('are found in the output of vitest, with each error and without what packages did', () => {
    expect(failuresIn(VITEST)).toEqual(SAID);
  });

  test('are found in the output of a terminal with colours', () => {
    const coloured = VITEST.replaceAll(' FAIL ', '\u001B[41m\u001B[1m FAIL \u001B[22m\u001B[49m');
    expect(failuresIn(coloured)).toEqual(SAID);
  });

  test('are found in the output of the widget suite', () => {
    const output = [
      '  ✓ chromium loader › defines the tags (12 ms)',
      '  ✗ chromium loader › says what is missing',
      '    expected 185 to be close to 236',
      'at n.<anonymous> (tests/widgets/loader.test.ts:80:58)',
      '  ✓ chromium loader › loads once (3 ms)',
      '2 passed, 1 failed',
    ];
    expect(failuresIn(output.join('\n'))).toEqual([
      '✗ chromium loader › says what is missing',
      '    expected 185 to be close to 236',
      '    at n.<anonymous> (tests/widgets/loader.test.ts:80:58)',
    ]);
  });

  test('are found in the output of the check', () => {
    const output = [
      '✓ types (6.9 s)',
      '✗ length of files (0.0 s)',
      '    src/a.ts has 401 lines',
      '',
      '1 passed, 1 failed',
    ];
    expect(failuresIn(output.join('\n'))).toEqual(['✗ length of files', '    src/a.ts has 401 lines']);
  });

  test('several suites whose failures were repeated at the end, each once', () => {
    const repeated = [VITEST, '── failed in test:api', ...failuresIn(VITEST), '', '0 passed, 3 failed'];
    expect(failuresIn(repeated.join('\n'))).toEqual(SAID);
  });

  test('a command that fails without naming a test, as its last lines', () => {
    const output = Array.from({ length: 50 }, (_, n) => `line ${n}\n`).join('\n');
    expect(failuresIn(output)).toHaveLength(20);
    expect(failuresIn(output).at(-1)).toBe('line 49');
  });
});

describe('where much failed', () => {
  const failing = (tests: number, lines: number): string =>
    Array.from({ length: tests }, (_, n) =>
      [
        ` FAIL  api tests/api/x.test.ts > test ${n}`,
        ...Array.from({ length: lines }, (_line, at) => `error, line ${at}`),
        ` ❯ tests/api/x.test.ts:${n + 1}:7`,
        '⎯⎯⎯⎯⎯',
      ].join('\n'),
    ).join('\n');

  test('a long error is cut in the middle, and keeps its beginning and its place in the test', () => {
    const lines = failuresIn(failing(1, 300));
    expect(lines.slice(0, 2)).toEqual(['✗ api tests/api/x.test.ts > test 0', '    error, line 0']);
    expect(lines.slice(-2)).toEqual(['    …', '    ❯ tests/api/x.test.ts:1:7']);
    expect(lines).toHaveLength(25);
  });

  test.each([2, 7, 29, 30, 200])('no more lines are said than asked for: %i failures', (tests) => {
    const lines = failuresIn(failing(tests, 40), 60);
    expect(lines.length).toBeLessThanOrEqual(60);
    const titles = lines.filter((line) => line.startsWith('✗')).length;
    const left = Number(/^… and (\d+) more$/.exec(lines.at(-1) ?? '')?.[1] ?? 0);
    expect(titles + left).toBe(tests);
  });
});
