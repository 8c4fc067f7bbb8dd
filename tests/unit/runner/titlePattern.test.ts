import { describe, expect, it } from 'vitest';
import { titlePattern } from '../../runner/titlePattern.ts';

describe('the pattern of one test', () => {
  it.each([
    ['a group > its test', 'a group its test'],
    ['a group > a key that is > 255 letters', 'a group a key that is > 255 letters'],
    ['of [{"valor":5}] (2 of 3) costs $1.50?', 'of [{"valor":5}] (2 of 3) costs $1.50?'],
    ['/api/.*', '/api/.*'],
  ])('finds “%s” in the titles that a runner has joined', (title, joined) => {
    expect(new RegExp(titlePattern(title)).test(joined)).toBe(true);
  });

  it('finds no test whose title only contains it', () => {
    expect(new RegExp(titlePattern('a > b')).test('a b c')).toBe(false);
  });
});
