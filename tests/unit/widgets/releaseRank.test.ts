// The addresses without a whole version stay with the highest release, whatever was built last.
import { describe, expect, it } from 'vitest';
import { releaseRank } from '../../../widgets/build/versions/releaseRank.ts';

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
  ])('%s beside %j is the newest: %s, of its major version: %s', (version, others, isNewest, ownsMajor) => {
    expect(releaseRank(others, version)).toEqual({ isNewest, ownsMajor });
  });
});
