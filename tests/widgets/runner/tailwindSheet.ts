// The sheet that Tailwind makes of a page's classes, as an institution's own build would.
import { readFile } from 'node:fs/promises';
import { compile } from 'tailwindcss';

const sheets = new URL('../../../node_modules/tailwindcss/', import.meta.url);
let made: Promise<string> | undefined;

/** Returns the sheet with the preflight, which resets what all elements look like. It is made once. */
export function tailwindSheet(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => ({
      base: '/',
      path: 'index.css',
      content: await readFile(new URL('index.css', sheets), 'utf8'),
    }),
  });
  return build([
    'prose',
    'mx-auto',
    'max-w-xl',
    'p-6',
    'text-sm',
    'dark:bg-black',
    'space-y-4',
    'hidden',
    'flex',
  ]);
}
