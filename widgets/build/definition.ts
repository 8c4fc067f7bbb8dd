// How files of the bundle call the loader of their page.

const loader = 'globalThis[Symbol.for("portal-clientes/1")].get("loader")';

/**
 * A chunk's code for the loader. The parentheses tell engines that it runs at once; otherwise they would parse it twice, first
 * only to find its end.
 */
export const definition = (name: string, code: string): string =>
  `${loader}.define(${JSON.stringify(name)},(function(require,exports){${code}\n}));\n`;

/** Registers chunks with the loader. */
export const knowing = (chunks: object): string => `${loader}.know(${JSON.stringify(chunks)});\n`;

/** Makes Chromium compile a file's functions in the background while it downloads, instead of one by one when called. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/** Gives code the address of an asset of the bundle. For vite's `renderBuiltUrl`. */
export const assetUrl = (file: string): { runtime: string } => ({
  runtime: `${loader}.urlOf(${JSON.stringify(file)})`,
});
