/** Finds out whether the time of an answer tells which accounts exist. */
import type { ServerAnswer } from './askServer.ts';
import { Limited } from './run.ts';

/** Beyond both, it is not the network that makes two answers differ in time. */
const timesMax = 4;
const differenceMinMs = 50;

/** Servers let somebody guess five times before they make them wait. */
const triesMax = 4;

/** Asks the same again and again, and keeps the shortest time: a busy server or network only adds to it. */
export interface Timed {
  ask(): Promise<ServerAnswer>;
  /** In milliseconds; infinite before the first answer. */
  least(): number;
}

export function timed(send: () => Promise<ServerAnswer>): Timed {
  let least = Number.POSITIVE_INFINITY;
  return {
    async ask() {
      const start = performance.now();
      const answer = await send();
      // A refusal for too many tries comes before the work that would tell, so its time does not count.
      if (answer.status !== 429) least = Math.min(least, performance.now() - start);
      return answer;
    },
    least: () => least,
  };
}

/** Asks both once more after their first answers, and again while their times differ: once may be chance. */
export async function timeProblems(known: Timed, unknown: Timed): Promise<string[]> {
  for (let tries = 2; tries <= triesMax; tries += 1) {
    const answers = [await known.ask().catch(answerOf), await unknown.ask().catch(answerOf)];
    if (!differ(known.least(), unknown.least())) return [];
    if (answers.some(({ status }) => status === 429)) break;
  }
  const spent = `${Math.round(known.least())} ms, for an unknown one ${Math.round(unknown.least())} ms`;
  return [`for a known account it takes ${spent}: the time tells who has one; do the same work for both`];
}

/** A refusal for too many tries ends the measuring, and not the check. */
function answerOf(error: unknown): ServerAnswer {
  if (error instanceof Limited) return error.answer;
  throw error;
}

/** False while one of them was never measured. */
function differ(one: number, other: number): boolean {
  if (!Number.isFinite(one + other)) return false;
  const [slow, fast] = one > other ? [one, other] : [other, one];
  return slow > fast * timesMax && slow - fast > differenceMinMs;
}
