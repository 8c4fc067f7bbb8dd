// Times of answers as a busy server gives them: what happened once tells nothing.
import { expect, test } from 'vitest';
import type { ServerAnswer } from '../../../tools/check/askServer.ts';
import { type Timed, timeProblems } from '../../../tools/check/timed.ts';

/** Answers in these times (ms), one after the other; null is a refusal for too many tries. */
function inTimes(...times: (number | null)[]): Timed & { asked: () => number } {
  let asked = 0;
  let least = Number.POSITIVE_INFINITY;
  return {
    ask() {
      const time = times[asked++] ?? null;
      least = Math.min(least, time ?? least);
      return Promise.resolve({ status: time === null ? 429 : 401 } as ServerAnswer);
    },
    least: () => least,
    asked: () => asked,
  };
}

async function problemsOf(known: Timed, unknown: Timed): Promise<string[]> {
  await known.ask();
  await unknown.ask();
  return await timeProblems(known, unknown);
}

test('a known account that takes longer every time is told, with both times', async () => {
  const told = await problemsOf(inTimes(150, 140, 160, 145), inTimes(30, 31, 200, 33));
  expect(told).toEqual([
    expect.stringContaining('for a known account it takes 140 ms, for an unknown one 30 ms'),
  ]);
});

test('an unknown account that takes longer every time is told too', async () => {
  expect(await problemsOf(inTimes(5, 5, 5, 5), inTimes(90, 90, 90, 90))).toHaveLength(1);
});

test('a difference that another try does not show again is the load of the server', async () => {
  const known = inTimes(150, 144, 36);
  expect(await problemsOf(known, inTimes(34, 170, 35))).toEqual([]);
  expect(known.asked()).toBe(3);
});

test('times that are alike cost no try more than the second', async () => {
  const known = inTimes(60, 61, 60, 60);
  expect(await problemsOf(known, inTimes(55, 52, 60, 60))).toEqual([]);
  expect(known.asked()).toBe(2);
});

test('a refusal for too many tries ends the measuring and is no time', async () => {
  const known = inTimes(150, 150, null);
  expect(await problemsOf(known, inTimes(30, 30, 30))).toHaveLength(1);
  expect(known.asked()).toBe(3);
  expect(await problemsOf(inTimes(null, null), inTimes(30, 30))).toEqual([]);
});
