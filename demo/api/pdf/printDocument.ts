/** The thread of inWorker.ts. */
import type { PrintJob } from './inWorker.ts';
import type { PaperFile } from './openPaper.ts';

type Render = (...args: unknown[]) => Promise<PaperFile>;

export async function printDocument({ module, name, args }: PrintJob): Promise<PaperFile> {
  const { [name]: render } = (await import(module)) as Record<string, Render>;
  if (!render) throw new Error(`${module} has no ${name}.`);
  return render(...args);
}
