// Lets the bundler drop the parts of react-router that nothing uses (forms, prefetching, data routers: 5 kB gzip). Its
// display names are assignments at the top of the module, which the bundler must take for effects.
import type { Plugin } from 'vite';

export function leanRouter(): Plugin {
  return {
    name: 'portal:lean-router',
    transform(code, id) {
      if (!/node_modules\/react-router\/.*\.mjs/.test(id)) return null;
      const lean = code
        .replace(/^"use client";$/m, '')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: lean, map: null };
    },
  };
}
