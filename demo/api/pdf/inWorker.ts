/**
 * Prints long documents on threads of their own, so that nobody else waits for them. They are handed over whole: columns are
 * as wide as the longest of all rows, and each page says how many there are, so no page is done before the last. A thousand
 * lines are 1 MB.
 */
import { createWorkers } from '../http/createWorkers.ts';
import type { PaperFile } from './openPaper.ts';

/** The message to printDocument.ts. */
export interface PrintJob {
  module: string;
  name: string;
  args: unknown[];
}

/** The memory is far more than a statement of several years takes. */
const printers = createWorkers<PrintJob, PaperFile>(new URL('./printDocument.ts', import.meta.url), {
  waitingMax: 50,
  megabytesMax: 512,
});

export const waitingPrints = printers.waiting;

/**
 * Returns the function of that name with its work done on a thread.
 * @param module the file that exports it
 */
export function inWorker<A extends unknown[]>(module: URL, name: string): (...args: A) => Promise<PaperFile> {
  return (...args) => printers.ask({ module: module.href, name, args });
}
