/** The thread of inWorker.ts: prints one document after the other. */
import { serveJobs } from '../http/workers.ts';
import type { PrintJob } from './inWorker.ts';
import type { PaperFile } from './openPaper.ts';

type Render = (...args: unknown[]) => Promise<PaperFile>;

serveJobs<PrintJob, PaperFile>(
  async ({ module, name, args }) => {
    const { [name]: render } = (await import(module)) as Record<string, Render>;
    if (!render) throw new Error(`${module} has no ${name}.`);
    return render(...args);
  },
  ({ body }) => [body.buffer as ArrayBuffer],
);
