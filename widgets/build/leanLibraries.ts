// Lets the bundler drop the parts of two libraries that nothing here uses (9 kB gzip together).
import type { Plugin } from 'vite';

/** react-router's forms, prefetching and data routers: its display names look like effects to the bundler. */
const leanRouter = (code: string): string =>
  code
    .replace(/^"use client";$/m, '')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

/** stylis's vendor prefixes: off in styled-components by default, and no engine that we support needs one. */
const leanStylis = (code: string): string => {
  if (!code.includes('export function prefix ('))
    throw new Error('stylis has another Prefixer: see leanLibraries.ts');
  return 'export const prefix = (value) => value;';
};

export function leanLibraries(): Plugin {
  return {
    name: 'portal:lean-libraries',
    transform(code, id) {
      if (/node_modules\/react-router\/.*\.mjs/.test(id)) return { code: leanRouter(code), map: null };
      if (id.endsWith('/stylis/src/Prefixer.js')) return { code: leanStylis(code), map: null };
      return null;
    },
  };
}
