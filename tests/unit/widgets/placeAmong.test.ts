// The addresses without a whole version stay with the highest release, whatever was built last.
import { describe, expect, it } from 'vitest';
import { placeAmong } from '../../../widgets/build/versions/placeAmong.ts';

describe('a release among those of its folder', () => {
  it.each([
    ['1.0.0', [], true, true],
    ['1.0.0', ['1.0.0'], true, true],
    ['2.0.0', ['1.0.0', '1.1.0'], true, true],
    ['1.1.1', ['1.1.0', '2.0.0'], false, true],
    ['1.1.1', ['1.2.0', '2.0.0'], false, false],
    ['1.9.0', ['1.10.0'], false, false],
    ['10.0.0', ['9.0.0'], true, true],
    ['1.0.5', ['10.0.0'], false, true],
  ])('%s beside %j', (version, others, isNewest, ownsMajor) => {
    expect(placeAmong(others, version)).toEqual({ isNewest, ownsMajor });
  });
});
