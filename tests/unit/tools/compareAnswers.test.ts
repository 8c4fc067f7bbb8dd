// Answers and times as a busy server gives them: what differs between calls with the same question is no evidence.
import { expect, test } from 'vitest';
import type { ServerAnswer } from '../../../tools/check/askServer.ts';
import { type Compared, compare, enumerationProblems } from '../../../tools/check/compareAnswers.ts';
import { openRun } from '../../../tools/check/run.ts';

interface Answering {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Answers so, one after the other; the last one again and again. */
function answering(...answers: Answering[]) {
  let asked = 0;
  const ask = async () => {
    const { status = 401, body = {}, headers = {} } = answers[Math.min(asked, answers.length - 1)] ?? {};
    asked += 1;
    const call = 'POST /api/auth/login' as const;
    const text = JSON.stringify(body);
    return {
      answer: { call, status, headers: new Headers(headers), text, data: body } as ServerAnswer,
      own: [],
    };
  };
  return { ask, asked: () => asked };
}

/** Compares answers that take these times (ms); null is a refusal for too many tries. */
async function compareTimes(known: (number | null)[], unknown: (number | null)[]) {
  let clock = 0;
  const asked = { known: 0, unknown: 0 };
  const inTimes = (kind: keyof typeof asked, times: (number | null)[]) => async () => {
    const time = times[asked[kind]] ?? null;
    asked[kind] += 1;
    clock += time ?? 0;
    return answering({ status: time === null ? 429 : 401 }).ask();
  };
  const compared = await compare(inTimes('known', known), inTimes('unknown', unknown), {
    triesMin: 2,
    now: () => clock,
  });
  return { asked, problems: enumerationProblems(compared, 'a known account') };
}

const signsOf = async (known: Answering[], unknown: Answering[]): Promise<Compared['signs']> =>
  (await compare(answering(...known).ask, answering(...unknown).ask, { fresh: ['/id'] })).signs;

test('a known account that takes longer every time is reported, with both times', async () => {
  const { problems } = await compareTimes([150, 140, 160, 145], [30, 31, 200, 33]);
  expect(problems).toEqual([
    expect.stringContaining('for a known account it takes 140 ms, for an unknown one 30 ms'),
  ]);
});

test('an unknown account that takes longer every time is reported too', async () => {
  expect((await compareTimes([5, 5, 5, 5], [90, 90, 90, 90])).problems).toHaveLength(1);
  // One answer in good time is chance where the others took as long.
  expect((await compareTimes([900, 950, 910, 930], [30, 900, 940, 910])).problems).toEqual([]);
});

test('half a second more is reported, even if the work itself is long', async () => {
  expect((await compareTimes([900, 910, 905, 900], [300, 310, 300, 300])).problems).toHaveLength(1);
});

test('a difference that another try does not repeat counts as the load of the server', async () => {
  const { asked, problems } = await compareTimes([150, 144, 36], [34, 36, 35]);
  expect(problems).toEqual([]);
  expect(asked.known).toBe(3);
});

test('similar times need no more than two tries', async () => {
  const { asked, problems } = await compareTimes([60, 61, 60, 60], [55, 52, 60, 60]);
  expect(problems).toEqual([]);
  expect(asked.known).toBe(2);
});

test('a refusal for too many tries ends the measuring and is no time', async () => {
  const { asked, problems } = await compareTimes([150, 150, null], [30, 30, 30]);
  expect(problems).toHaveLength(1);
  expect(asked.known).toBe(3);
  expect((await compareTimes([null, null], [30, 30])).problems).toEqual([]);
});

test('one slow answer before a refusal for too many tries is no sign', async () => {
  expect((await compareTimes([900, null], [30, null])).problems).toEqual([]);
});

test('the number of a trace, which differs from call to call, is no sign', async () => {
  const traced = [1, 2, 3, 4].map((n) => ({ body: { instance: `/f/${n}` }, headers: { 'x-node': `${n}` } }));
  const others = traced.map(({ body }) => ({
    body: { instance: `${body.instance}9` },
    headers: { 'x-node': 'z' },
  }));
  expect(await signsOf(traced, others)).toEqual([]);
});

test('two machines that answer by turns are no sign', async () => {
  const [a, b] = [{ headers: { 'x-node': 'a' } }, { headers: { 'x-node': 'b' } }];
  // Known, unknown, unknown, known.
  expect(await signsOf([a, b], [b, a])).toEqual([]);
});

test('a value that differs every time is a sign: in a header, deep in the body, or by its form if each is new', async () => {
  expect(await signsOf([{ headers: { 'x-cuenta': 'si' } }], [{ headers: { 'x-cuenta': 'no' } }])).toEqual([
    'the header x-cuenta',
  ]);
  expect(await signsOf([{ body: { user: { role: 'old' } } }], [{ body: { user: {} } }])).toEqual([
    '/user/role',
  ]);
  expect(
    await signsOf([{ body: { id: 'YA' } }], [{ body: { id: 'SOL-1' } }, { body: { id: 'SOL-22' } }]),
  ).toEqual(['/id']);
  expect(await signsOf([{ body: { id: 'SOL-5' } }], [{ body: { id: 'SOL-1' } }])).toEqual([]);
});

test("a check that is given no clock has the machine's", () => {
  const { now } = openRun({ base: 'http://127.0.0.1' });
  const before = performance.now();
  const told = now();
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(performance.now());
});
