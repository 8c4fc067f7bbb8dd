/**
 * Prints long documents on threads of their own, so that nobody else waits for them: a few at once, the next in line, and
 * 503 for more.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createLine } from '../http/createLine.ts';
import type { PaperFile } from './openPaper.ts';

const workersMax = Math.max(1, availableParallelism() - 1);
/** Of one thread: far more than a statement of years takes. */
const megabytesMax = 512;

export const printsInLine = createLine({ atOnce: workersMax, waitingMax: 50 });
const idle: Worker[] = [];

/** What printWorker.ts is asked. Arguments are copied, so they are plain data. */
export interface PrintJob {
  module: string;
  name: string;
  args: unknown[];
}

/** What it answers: the document, or why there is none. */
export type Printed = { file: PaperFile } | { error: unknown };

/**
 * Returns the function of that name with its work done on a thread. A thread is kept for the next document.
 * @param module the file that exports it
 */
export function inWorker<A extends unknown[]>(module: URL, name: string): (...args: A) => Promise<PaperFile> {
  return (...args) => printsInLine(() => print({ module: module.href, name, args }));
}

async function print(job: PrintJob): Promise<PaperFile> {
  const worker = idle.pop() ?? openWorker();
  worker.ref();
  try {
    worker.postMessage(job);
    // Rejects when the thread breaks, for want of memory for example: it is not used again.
    const [printed] = (await once(worker, 'message')) as [Printed];
    worker.unref();
    idle.push(worker);
    if ('error' in printed) throw printed.error;
    return printed.file;
  } catch (error) {
    if (!idle.includes(worker)) void worker.terminate();
    throw error;
  }
}

function openWorker(): Worker {
  const worker = new Worker(new URL('./printWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytesMax },
  });
  // Without a listener one that breaks between two documents would end the process.
  worker.on('error', () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  });
  return worker;
}
