/**
 * Finds out whether two kinds of a request can be told apart by the answer, its headers or its time. What differs from call to
 * call for the same request, such as a trace id, is not a sign.
 */
import type { ServerAnswer } from './askServer.ts';
import { isSlower } from './isSlower.ts';
import { Limited } from './run.ts';

/** Servers allow five guesses before they make a person wait. */
const triesMax = 4;

/** An answer, and the texts in it that come from the request. */
export interface TimedReply {
  answer: ServerAnswer;
  own: readonly string[];
  /** How long it took, if measured before. */
  ms?: number;
}

export interface Comparing {
  /** Fields of the body that are new in each answer: only their form is compared. */
  fresh?: readonly string[];
  /** The least number of calls of each kind. Default 1. */
  triesMin?: number;
  /** False if the time does not matter. */
  hasTime?: boolean;
  /** In milliseconds. Default: the machine's clock. */
  now?: () => number;
}

export interface Compared {
  /** The first answers. */
  known: ServerAnswer;
  unknown: ServerAnswer;
  /** The parts of the answer that tell the two apart. */
  signs: string[];
  /** The shortest times in milliseconds, if these tell them apart. */
  times?: { known: number; unknown: number };
}

type Ask = () => Promise<TimedReply>;

/** Alternates between both, and repeats while they differ: one difference may be chance, or different machines behind one address. */
export async function compare(
  askKnown: Ask,
  askUnknown: Ask,
  { fresh = [], triesMin = 1, hasTime = true, now = () => performance.now() }: Comparing = {},
): Promise<Compared> {
  const [known, unknown] = [collect(askKnown, fresh, now), collect(askUnknown, fresh, now)];
  for (let tries = 1; tries <= triesMax; tries += 1) {
    for (const one of tries % 2 === 1 ? [known, unknown] : [unknown, known]) await one.ask();
    // After a refusal for too many tries nothing can be learnt.
    if (known.isStopped() || unknown.isStopped()) break;
    const isSlow = hasTime && isSlower(known.times, unknown.times);
    if (tries >= triesMin && !isSlow && signsOf(known.seen, unknown.seen).length === 0) break;
  }
  const isSlow = hasTime && Math.min(known.seen.length, unknown.seen.length) > 1;
  return {
    known: known.first(),
    unknown: unknown.first(),
    signs: signsOf(known.seen, unknown.seen),
    ...(isSlow &&
      isSlower(known.times, unknown.times) && {
        times: {
          known: Math.round(Math.min(...known.times)),
          unknown: Math.round(Math.min(...unknown.times)),
        },
      }),
  };
}

type Parts = ReadonlyMap<string, string>;

function collect(ask: Ask, fresh: readonly string[], now: () => number) {
  const seen: Parts[] = [];
  const answers: ServerAnswer[] = [];
  const times: number[] = [];
  let isStopped = false;
  return {
    seen,
    times,
    async ask() {
      const start = now();
      const {
        answer,
        own,
        ms = now() - start,
      } = await ask().catch((error: unknown): TimedReply => {
        // A refusal for too many tries ends the comparison, but not the check.
        if (error instanceof Limited && answers.length > 0) return { answer: error.answer, own: [] };
        throw error;
      });
      answers.push(answer);
      isStopped = answer.status === 429;
      if (isStopped) return;
      times.push(ms);
      seen.push(partsOf(answer, own, fresh));
    },
    first: () => answers[0] as ServerAnswer,
    isStopped: () => isStopped,
  };
}

/** Headers of the connection, of proxies and of machines behind one address, and those that count or identify each answer. */
const passing =
  /^(age|alt-svc|cf-.*|connection|content-encoding|content-length|date|keep-alive|nel|report-to|server-timing|traceparent|transfer-encoding|via|x-(amz|b3|envoy|cache|request|correlation|trace)-?.*|x-(backend|runtime|served-by|timer))$/;

/** Returns each header and each field of the body, as texts without those of the request itself. */
function partsOf(
  { status, headers, text, data }: ServerAnswer,
  own: readonly string[],
  fresh: readonly string[],
): Parts {
  const id = headers.get('x-request-id');
  const hide = (value: string) =>
    [...own, ...(id ? [id] : [])].reduce((shown, one) => shown.replaceAll(one, '…'), value);
  const parts = new Map([['the status', String(status)]]);
  for (const [name, value] of headers) if (!passing.test(name)) parts.set(`the header ${name}`, hide(value));
  if (data === undefined) return parts.set('the body', hide(text));
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, `${pointer}/${name}`);
    else {
      const shown = hide(JSON.stringify(value) ?? '');
      parts.set(pointer || 'the body', fresh.includes(pointer) ? formOf(shown) : shown);
    }
  };
  walk(data, '');
  return parts;
}

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** `SOL-00012` and `SOL-7` are alike; of letters only their number counts, and of a long text only that it is long. */
const formOf = (value: string): string =>
  value
    .replace(uuid, '#')
    .replace(/[\w-]{16,}(\.[\w-]+)*/g, '#')
    .replace(/[a-z\d]+/gi, (group) => (/^\d+$/.test(group) ? '9' : 'x'.repeat(group.length)));

/** Names the parts that are the same in all answers of each kind, and not in both kinds. */
function signsOf(known: readonly Parts[], unknown: readonly Parts[]): string[] {
  const names = new Set([...known, ...unknown].flatMap((one) => [...one.keys()]));
  return [...names].filter((name) => {
    const [ofKnown, ofUnknown] = [known, unknown].map((all) => new Set(all.map((one) => one.get(name))));
    return ofKnown?.size === 1 && ofUnknown?.size === 1 && [...ofKnown][0] !== [...ofUnknown][0];
  });
}

/** Measures a request that is made before the comparison. */
export async function measure(
  send: () => Promise<ServerAnswer>,
  now: () => number,
): Promise<{ answer: ServerAnswer; ms: number }> {
  const start = now();
  const answer = await send();
  return { answer, ms: now() - start };
}

/** Says for the report by what the two are told apart. */
export function enumerationProblems({ signs, times }: Compared, who: string): string[] {
  return [
    ...(signs.length > 0
      ? [`${who} is answered differently from an unknown one: ${signs.slice(0, 5).join(', ')}`]
      : []),
    ...(times
      ? [
          `for ${who} it takes ${times.known} ms, for an unknown one ${times.unknown} ms: the time tells who has one; do the same work for both`,
        ]
      : []),
  ];
}
