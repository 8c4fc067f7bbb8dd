// Keeps out of the bundle the parts of libraries that nothing here uses.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { leanForms } from './leanForms.ts';
import { leanI18next, leanReactI18next } from './leanI18next.ts';
import { leanStyled } from './leanStyled.ts';
import { reactModule } from './reactModule.ts';
import { hasName, type Node, replaceNodes } from './replaceNodes.ts';

/** react-router's package.json leads to its development build alone, whose warnings would show in the host's console. */
const productionRouter: Readonly<Record<string, string>> = {
  'react-router': resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};

/** react-i18next brings this along for React 17. */
const storeShim = 'use-sync-external-store/shim';

/**
 * Replaces each use of a data router by its value where there is none: an expression of its hooks and functions, and the
 * replacement.
 */
const dataRouter: readonly (readonly [RegExp, string])[] = [
  [/\bReact\d*\.useContext\(DataRouterContext\)/g, 'null'],
  [/\blet \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/, 'const isDataRoute = false;'],
  [
    /(function (?:useRoutesImpl|_renderMatches)\([^)]*), dataRouterOpts\) \{/g,
    '$1) {\n  const dataRouterOpts = null;',
  ],
];

/** Takes out warnings, and what is said of faults of the program: only developers read them. */
const withoutAdvice = (code: string): string =>
  replaceNodes(code, ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression') return undefined;
    if (hasName(callee, 'warning', 'warningOnce')) return 'undefined';
    const [condition] = Array.isArray(given) ? (given as Node[]) : [];
    if (!condition || !hasName(callee, 'invariant')) return undefined;
    return `invariant(${code.slice(condition.start, condition.end)})`;
  });

function withoutDataRouter(code: string): string {
  let lean = code;
  for (const [found, instead] of dataRouter) {
    if (!found.test(code)) throw new Error(`react-router has no ${found}: see leanLibraries.ts`);
    lean = lean.replace(found, instead);
  }
  return lean;
}

/**
 * react-router's forms, prefetching and data routers: its display names and classes look like effects to the bundler. Its error
 * boundaries stand only around the routes of a data router, and bring the default pages of its framework along.
 */
const leanRouter = (code: string): string =>
  (code.includes('function useRoutesImpl(') ? withoutAdvice(withoutDataRouter(code)) : code)
    .replace(/^var \w+ErrorBoundary = class extends [\s\S]*?^\};$/gm, (found) =>
      found.replace(/ = [\s\S]*/, ' = null;'),
    )
    // React renders this class only with a data router's state.
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace(/^var defaultErrorElement = .*$/m, 'var defaultErrorElement = null;')
    .replace(/^"use client";$/m, '')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

/** Both write a global of the page. The chunks take their stores from the loader (loader/provided.ts), so that there is one copy. */
const withoutGlobal = (code: string, id: string): string => {
  const lean = code
    .replace(/window\.__reactRouterVersion =\s*(?:\/\/[^\n]*\n\s*)?"[^"]*";/, '')
    .replace('globalThis.nanostoresGlobal ||= { epoch: 0 }', '{ epoch: 0 }');
  if (/extends React\d*\.Component/.test(lean) && id.includes('react-router'))
    throw new Error(`${id} has another error boundary: see leanLibraries.ts`);
  if (/__reactRouterVersion|globalThis\.nanostoresGlobal \|\|/.test(lean))
    throw new Error(`${id} writes its global in another way: see leanLibraries.ts`);
  return lean;
};

export function leanLibraries(): Plugin {
  return {
    name: 'portal:lean-libraries',
    enforce: 'pre',
    resolveId: (source) => productionRouter[source] ?? (source === storeShim ? `\0${storeShim}` : null),
    load: (id) =>
      id === `\0${storeShim}` ? "export { useSyncExternalStore } from 'react';" : reactModule(id),
    transform(code, id) {
      if (/node_modules\/react-router\/.*\.mjs/.test(id))
        return { code: withoutGlobal(leanRouter(code), id), map: null };
      if (id.endsWith('/nanostores/atom/index.js')) return { code: withoutGlobal(code, id), map: null };
      if (id.endsWith('/styled-components.browser.esm.js')) return { code: leanStyled(code), map: null };
      if (id.endsWith('/react-hook-form/dist/index.esm.mjs')) return { code: leanForms(code), map: null };
      if (id.endsWith('/i18next/dist/esm/i18next.js')) return { code: leanI18next(code), map: null };
      if (/node_modules\/react-i18next\/.*\.js$/.test(id)) return { code: leanReactI18next(code), map: null };
      return null;
    },
  };
}
