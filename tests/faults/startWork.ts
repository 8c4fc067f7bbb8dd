/** Does the work as browsers and gateways do: some at once, and each again until it is answered for good. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Work } from './prepareWork.ts';

/** The number of requests under way. */
const atOnce = 24;
/** Milliseconds until a request is sent again. */
const againMs = 100;
/** Longer than the deadline of a request, in milliseconds. */
const silenceMs = 15_000;
/** After so many milliseconds the work is given up: whoever looks for a fault wants its counts, and not a run without an end. */
const patienceMs = 15 * 60_000;

export interface Done {
  /** The jobs that were answered 2xx. */
  answered: Job[];
  /** The jobs that were refused for good, with the status. */
  refused: { job: Job; status: number }[];
  /** The number of times that something had to be sent again. */
  repeats: number;
}

export interface Working {
  done: Promise<Done>;
  /** Resolves when this share of the work, 0 to 1, is answered: then a fault comes in the middle of it. */
  reached(share: number): Promise<void>;
}

/** @param urlOf the process to ask now; it may be another one after a crash */
export function startWork(work: Work, urlOf: (i: number) => string): Working {
  const done: Done = { answered: [], refused: [], repeats: 0 };
  const all = work.jobs.length;
  const until = performance.now() + patienceMs;
  const goOn = (): void => {
    if (performance.now() < until) return;
    const { answered, refused, repeats } = done;
    throw new Error(
      `After ${patienceMs / 60_000} minutes ${answered.length} of ${all} are answered, ${refused.length} refused and ${repeats} sent again.`,
    );
  };
  return {
    done: doWork(work, { urlOf, goOn }, done),
    async reached(share) {
      for (; done.answered.length + done.refused.length < share * all; goOn()) await wait(5);
    },
  };
}

interface Way {
  urlOf: (i: number) => string;
  /** Throws when there was time enough. */
  goOn: () => void;
}

async function doWork({ jobs }: Work, { urlOf, goOn }: Way, done: Done): Promise<Done> {
  const left = [...jobs.entries()];
  const insist = async (i: number, job: Job): Promise<void> => {
    for (; ; goOn()) {
      const status = await send(urlOf(i), job);
      if (status !== undefined && status < 300) return void done.answered.push(job);
      if (status !== undefined && status < 500 && status !== 409 && status !== 429) {
        return void done.refused.push({ job, status });
      }
      done.repeats += 1;
      await wait(againMs * (1 + Math.random()));
    }
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await insist(...next);
    }),
  );
  return done;
}

/** Undefined if there was no answer. */
async function send(url: string, { path, headers, body }: Job): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(silenceMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
