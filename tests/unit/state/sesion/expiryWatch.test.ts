import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createExpiryWatch, type ExpiryWatch } from '../../../../src/state/sesion/createExpiryWatch.ts';
import { tokenFor, tokenWith } from '../../support/token.ts';

let expiryWatch: ExpiryWatch;
let ended: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  ended = 0;
  expiryWatch = createExpiryWatch({ now: Date.now, isSure: () => true, ask: async () => undefined }, () => {
    ended += 1;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);
const left = () => expiryWatch.$secondsLeft.get();

describe('the watch over a token', () => {
  test('is silent until two minutes before, then counts, then ends once', () => {
    expiryWatch.watch(tokenFor('ana', 3600));
    expect(left()).toBeUndefined();
    seconds(3600 - 121);
    expect(left()).toBeUndefined();
    seconds(1);
    expect(left()).toBe(120);
    seconds(1);
    expect(left()).toBe(119);
    seconds(118);
    expect([left(), ended]).toEqual([1, 0]);
    seconds(1);
    expect([left(), ended]).toEqual([undefined, 1]);
    seconds(10_000);
    expect(ended).toBe(1);
  });

  test('of a token that is over ends at once', () => {
    expiryWatch.watch(tokenFor('ana', 0));
    expect(ended).toBe(1);
  });

  test('of a short token counts from the start', () => {
    expiryWatch.watch(tokenFor('ana', 30));
    expect(left()).toBe(30);
  });

  test('holds for a token of months, longer than a timer can be', () => {
    expiryWatch.watch(tokenFor('ana', 60 * 86_400));
    seconds(60 * 86_400 - 1);
    expect([left(), ended]).toEqual([1, 0]);
    seconds(1);
    expect(ended).toBe(1);
  });

  test('notices on waking that it slept past the end', () => {
    expiryWatch.watch(tokenFor('ana', 600));
    vi.setSystemTime(Date.now() + 86_400_000);
    seconds(480);
    expect(ended).toBe(1);
  });

  test('stops, and another token takes its place', () => {
    expiryWatch.watch(tokenFor('ana', 60));
    expiryWatch.watch(tokenFor('ana', 3600));
    expect(left()).toBeUndefined();
    seconds(60);
    expect(ended).toBe(0);
    expiryWatch.stop();
    seconds(4000);
    expect([left(), ended]).toEqual([undefined, 0]);
  });

  test('has nothing to do if there is no exp', () => {
    expiryWatch.watch(tokenWith({}));
    expect([left(), ended, vi.getTimerCount()]).toEqual([undefined, 0, 0]);
  });
});

describe('a clock that was changed since the server told the time', () => {
  test('is asked about before anything is announced or ended, and then put right', async () => {
    const skew = { ms: 0 };
    let sure = true;
    let asked = 0;
    const time = {
      now: () => Date.now() + skew.ms,
      isSure: () => sure,
      ask: async () => {
        asked += 1;
        skew.ms = -3_600_000;
        sure = true;
      },
    };
    const own = createExpiryWatch(time, () => {
      ended += 1;
    });
    own.watch(tokenFor('ana', 3600));
    sure = false;
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(3_480_000);
    expect([asked, ended]).toEqual([1, 0]);
    expect(own.$secondsLeft.get()).toBe(120);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([own.$secondsLeft.get(), asked, ended]).toEqual([61, 1, 0]);
    own.stop();
  });

  test('is believed if no answer comes', async () => {
    const time = { now: Date.now, isSure: () => false, ask: () => new Promise<void>(() => undefined) };
    const own = createExpiryWatch(time, () => {
      ended += 1;
    });
    own.watch(tokenFor('ana', 60));
    expect(own.$secondsLeft.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(own.$secondsLeft.get()).toBe(55);
    await vi.advanceTimersByTimeAsync(55_000);
    expect(ended).toBe(1);
  });
});
