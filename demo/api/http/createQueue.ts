/** Queues work that keeps a processor busy: a few pieces run at once, some wait, and more are refused. */
import { ProblemError } from './problem.ts';

interface Limits {
  /** Pieces of work at once. */
  atOnce: number;
  /** The number of pieces that may wait. */
  waitingMax: number;
}

/** Runs work when it is its turn. Throws 503 no_disponible with Retry-After when too many wait. */
export interface Queue {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Returns the number of pieces that wait for their turn. */
  waiting(): number;
}

export function createQueue({ atOnce, waitingMax }: Limits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) {
        throw new ProblemError('no_disponible', { headers: { 'retry-after': '5' } });
      }
      // Finished work hands its place over, so that no newcomer slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { waiting: () => waiting.length });
}
