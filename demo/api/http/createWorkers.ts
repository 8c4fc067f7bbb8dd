/**
 * Does work that keeps a processor busy on threads of its own: a few pieces at once, the next in line, and 503 for more.
 * On Linux these threads have a low priority, so that other answers do not wait for them.
 */
import { availableParallelism } from 'node:os';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ProblemError } from './problem.ts';

/** One processor is left for the event loop. */
const workersMax = Math.max(1, availableParallelism() - 1);

/** In the unit of `nice`: on a processor that others want too, the threads get a third of their share. */
const lowPriority = 5;

interface Limits {
  /** The number of pieces that may wait. */
  waitingMax: number;
  /** Memory of one thread. */
  megabytesMax: number;
}

export interface Workers<Job, Answer> {
  /** Rejects as the work on the thread does. Throws 503 no_disponible with Retry-After if too many wait. */
  ask(job: Job): Promise<Answer>;
  /** Returns the number of pieces that wait for a thread. */
  waiting(): number;
}

/**
 * Jobs and answers are copied, so they are plain data.
 * @param file exports a function of its own name, which the threads run
 */
export function createWorkers<Job, Answer>(
  file: URL,
  { waitingMax, megabytesMax }: Limits,
): Workers<Job, Answer> {
  const filename = fileURLToPath(file);
  const pool = new Piscina<Job, Answer>({
    filename,
    name: parse(filename).name,
    minThreads: 0,
    maxThreads: workersMax,
    // Threads are kept for the next piece.
    idleTimeout: Number.POSITIVE_INFINITY,
    maxQueue: waitingMax,
    niceIncrement: lowPriority,
    resourceLimits: { maxOldGenerationSizeMb: megabytesMax },
    execArgv: [],
  });
  // Without a listener, a thread that breaks between two pieces would end the process.
  pool.on('error', () => undefined);
  return {
    async ask(job) {
      if (pool.queueSize >= waitingMax)
        throw new ProblemError('no_disponible', { headers: { 'retry-after': '5' } });
      return pool.run(job);
    },
    waiting: () => pool.queueSize,
  };
}
