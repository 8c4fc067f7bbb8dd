/**
 * Does work that keeps a processor busy on separate threads: a few pieces at once, a queue for the next ones, and 503 for more.
 * On Linux these threads have a low priority, so that other answers do not wait for them.
 */
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { createQueue, type Queue } from './createQueue.ts';

/** One processor is left for the event loop. */
const workersMax = Math.max(1, availableParallelism() - 1);

/** A `nice` value: on a processor that others need too, the threads get a third of the others' share. */
const lowPriority = 5;

interface Limits {
  /** The number of pieces that may wait. */
  waitingMax: number;
  /** Memory of one thread. */
  megabytesMax: number;
}

/** The message that a thread sends back. */
type Told<Answer> = { answer: Answer } | { error: unknown };

export interface Workers<Job, Answer> {
  /** Rejects as the work on the thread does. */
  ask(job: Job): Promise<Answer>;
  queue: Queue;
}

/** @param file what the threads run: it calls `serveJobs`. Jobs and answers are copied, so they are plain data. */
export function createWorkers<Job, Answer>(
  file: URL,
  { waitingMax, megabytesMax }: Limits,
): Workers<Job, Answer> {
  const queue = createQueue({ atOnce: workersMax, waitingMax });
  /** Threads are kept for the next piece. */
  const idle: Worker[] = [];
  const open = (): Worker => {
    const worker = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytesMax },
    });
    // Without a listener, a thread that breaks between two pieces would end the process.
    worker.on('error', () => {
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    return worker;
  };
  const work = async (job: Job): Promise<Answer> => {
    const worker = idle.pop() ?? open();
    worker.ref();
    let told: Told<Answer>;
    try {
      worker.postMessage(job);
      // Rejects if the thread breaks, for example when it runs out of memory: it is not used again.
      [told] = (await once(worker, 'message')) as [Told<Answer>];
    } catch (error) {
      void worker.terminate();
      throw error;
    }
    worker.unref();
    idle.push(worker);
    if ('error' in told) throw told.error;
    return told.answer;
  };
  return { ask: (job) => queue(() => work(job)), queue };
}

/** Does one piece of work after the other. @param moved the parts of an answer to transfer instead of copying */
export function serveJobs<Job, Answer>(
  work: (job: Job) => Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  // On other systems this would set the priority of the whole process.
  if (process.platform === 'linux') setPriority(lowPriority);
  parentPort?.on('message', async (job: Job) => {
    try {
      const answer = await work(job);
      parentPort?.postMessage({ answer }, moved(answer));
    } catch (error) {
      parentPort?.postMessage({ error });
    }
  });
}
