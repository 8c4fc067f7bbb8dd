// Has the loader of an entry carry the texts that its start shows.
import type { Plugin } from 'vite';

/** @param code that hands them to the loader */
export const carriedTexts = (code: string): Plugin => ({
  name: 'portal:carried-texts',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/loader/bringTexts.ts') ? `export const bringTexts = () => {${code}};` : undefined,
});
