import { afterAll, beforeAll, expect } from 'vitest';
import { ownSite } from '../../journeys/support/site.ts';
import { openWordpress, type SetWordpress } from './openWordpress.ts';

/** Opens a WordPress for the tests of a file, with the plugin set. They fail if the plugin caused a warning of PHP. */
export function wordpressOfFile(opened: (wordpress: SetWordpress) => void): void {
  let wordpress: SetWordpress | undefined;
  beforeAll(async () => {
    wordpress = await openWordpress(ownSite().url);
    opened(wordpress);
  });
  afterAll(async () => {
    const warnings = await wordpress?.warnings();
    await wordpress?.stop();
    expect(warnings).not.toMatch(/portal-clientes/);
  });
}

/** A page as a visitor's browser gets it. */
export const readHtml = async ({ url }: SetWordpress, path: string): Promise<string> =>
  (await fetch(`${url}${path}`)).text();

/** The start of the first tag in a page; '' if there is none. */
export const tagIn = (html: string): string => /<portal-[a-z-]+ [^>]*>/.exec(html)?.[0] ?? '';
