import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeUnstable, listedIn, nameOf, readUnstable } from '../../runner/unstable.ts';

const name = (title: string): string =>
  nameOf({ suite: 'journeys', file: 'tests/journeys/a.test.ts', title });

describe('unstable tests', () => {
  it('leave a round green while there are at most three and none is listed yet', () => {
    expect(judgeUnstable([], new Set([name('one')]))).toEqual([]);
    expect(judgeUnstable([name('one'), name('two'), name('three')], new Set([name('four')]))).toEqual([]);
  });

  it('make a round red from the fourth on, and if one is unstable for the second time', () => {
    expect(judgeUnstable(['one', 'two', 'three', 'four'].map(name), new Set())).toEqual([
      expect.stringContaining('4 tests are unstable'),
    ]);
    expect(judgeUnstable([name('one'), name('two')], new Set([name('two')]))).toEqual([
      expect.stringContaining(name('two')),
    ]);
  });

  it('are listed by the names that a round gives them', () => {
    const row = `| 2026-11-27 | \`${name('a list > is shown')}\` | what it said | what was done |`;
    expect(listedIn(`| Day | Test | … |\n| --- | --- | --- |\n${row}\n`)).toEqual(
      new Set([name('a list > is shown')]),
    );
  });

  it('are listed in every row, or the list is refused', () => {
    const listed = name('a | b');
    expect(listedIn(`|  2026-11-27 |   \`${listed}\` | said | done |`)).toEqual(new Set([listed]));
    expect(() => listedIn('| yesterday | a test | said | done |')).toThrow('a row without a day and a test');
  });

  it('are listed by files that are there', async () => {
    const files = [...(await readUnstable())].flatMap(
      (listed) => /^\S+: (tests\/\S+)/.exec(listed)?.[1] ?? [],
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
