// Keeps what the pages of a failed test showed, in files that a person can open: a picture, the pages, and what they noted.
import { writeFile } from 'node:fs/promises';
import type { TestRunnerConfig } from '@web/test-runner';
import { failurePath } from '../../support/failures.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** What support.ts sends. */
export interface FailedPages {
  title: string;
  pages: { url: string; html: string; noted: string[] }[];
}

/** @param takePicture gives a PNG of what the browser shows; undefined where it cannot */
export function leaveFailure(engine: string, takePicture: () => Promise<Uint8Array | undefined>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/prueba/failure') return next();
    const parts: Uint8Array[] = [];
    for await (const part of ctx.req) parts.push(part as Uint8Array);
    const { title, pages } = JSON.parse(Buffer.concat(parts).toString()) as FailedPages;
    const path = failurePath(engine, title);
    for (const [i, { url, html, noted }] of pages.entries())
      await writeFile(`${path}-${i + 1}.html`, `<!-- ${url}\n${noted.join('\n')} -->\n${html}`);
    const picture = await takePicture().catch(() => undefined);
    if (picture) await writeFile(`${path}.png`, picture);
    ctx.body = '{}';
  };
}
