/** The thread of inWorker.ts: prints one document after the other. */
import { parentPort } from 'node:worker_threads';
import type { Printed, PrintJob } from './inWorker.ts';
import type { PaperFile } from './openPaper.ts';

type Render = (...args: unknown[]) => Promise<PaperFile>;

parentPort?.on('message', async ({ module, name, args }: PrintJob) => {
  try {
    const { [name]: render } = (await import(module)) as Record<string, Render>;
    if (!render) throw new Error(`${module} has no ${name}.`);
    const file = await render(...args);
    parentPort?.postMessage({ file } satisfies Printed, [file.body.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error } satisfies Printed);
  }
});
