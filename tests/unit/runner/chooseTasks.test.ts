import { describe, expect, it } from 'vitest';
import { chooseTasks } from '../../runner/chooseTasks.ts';
import { suites } from '../../runner/suites.ts';

const chosen = (...words: string[]) =>
  chooseTasks(words).map(({ suite, only }) => (only ? `${suite.name} ${only.file}` : suite.name));
const ofPart = (...parts: string[]) =>
  suites.filter(({ part }) => parts.includes(part)).map(({ name }) => name);

describe('the arguments of npm test', () => {
  it('choose what a bare npm test runs if there are none', () => {
    expect(chosen()).toEqual(ofPart('test'));
  });

  it('choose suites by their names, once each, and all of a part by its name, with the parts before it', () => {
    expect(chosen('api', 'unit', 'api')).toEqual(['api', 'unit']);
    expect(chosen('gate', 'api')).toEqual(ofPart('test', 'gate'));
    expect(chosen('all')).toEqual(suites.map(({ name }) => name));
  });

  it('choose a file in the first suite that has it, or in those that are named beside it', () => {
    const file = 'tests/widgets/bridge.test.ts';
    expect(chosen(file)).toEqual([`widgets ${file}`]);
    expect(chosen('firefox', 'webkit', file)).toEqual([`webkit ${file}`, `firefox ${file}`]);
    expect(chosen('tests/api/token.test.ts', file)).toEqual([
      'api tests/api/token.test.ts',
      `widgets ${file}`,
    ]);
  });

  it('are refused, with the names that exist, if no suite has the name or the file', () => {
    expect(() => chosen('apis')).toThrow(/apis.*journeys, .*api/);
    expect(() => chosen('unit', 'tests/api/token.test.ts')).toThrow(
      /No suite has tests\/api\/token\.test\.ts/,
    );
  });
});

it('a failed test is selected by a pattern that matches its whole title, whatever characters it has', () => {
  const [journeys] = suites;
  const title = 'a group (of two) > is paid, $1.00 or more?';
  const args = journeys?.args({ file: 'tests/journeys/pagar.test.ts', title }) ?? [];
  const pattern = new RegExp(args.at(args.indexOf('-t') + 1) ?? '');
  expect(pattern.test('a group (of two) is paid, $1.00 or more?')).toBe(true);
  expect(pattern.test('a group (of two) is paid, $1.00 or more? No')).toBe(false);
});
