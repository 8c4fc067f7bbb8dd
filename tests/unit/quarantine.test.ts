import { describe, expect, test } from 'vitest';
import { startQuarantine } from '../widgets/runner/quarantine.ts';

const ENDED = 'Tests were interrupted because the browser disconnected.';
const STUCK = 'Navigation timeout of 30000 ms exceeded';

describe("the end of an engine's own process", () => {
  test('does not count in one file of a run, and counts in the next', () => {
    const quarantine = startQuarantine('firefox');
    expect(quarantine([ENDED, STUCK])).toMatch(/since 2026-11-22/);
    expect(quarantine([ENDED, STUCK])).toBeUndefined();
  });

  test('counts in an engine that is not known for it', () => {
    expect(startQuarantine('chromium')([ENDED, STUCK])).toBeUndefined();
  });

  test('is not any other failure of the page', () => {
    const quarantine = startQuarantine('firefox');
    expect(quarantine([])).toBeUndefined();
    expect(quarantine([ENDED])).toBeUndefined();
    expect(quarantine([STUCK])).toBeUndefined();
    expect(quarantine([ENDED, STUCK, 'x is not a function'])).toBeUndefined();
  });
});
