// How files of the bundle speak to the loader of their page.

const loader = 'globalThis[Symbol.for("portal-clientes/1")].get("loader")';

/**
 * A chunk's code for the loader. The brackets tell engines that it is run at once: otherwise they would read it twice, first to see
 * where it ends.
 */
export const definition = (name: string, code: string): string =>
  `${loader}.define(${JSON.stringify(name)},(function(require,exports){${code}\n}));\n`;

/** Tells the loader of chunks. */
export const knowing = (chunks: object): string => `${loader}.know(${JSON.stringify(chunks)});\n`;

/** Chromium then compiles a file's functions while it comes, beside the page, and not one by one when they are called. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/** Tells the code that uses an asset of the bundle where it is. Serves as vite's `renderBuiltUrl`. */
export const assetUrl = (file: string): { runtime: string } => ({
  runtime: `${loader}.urlOf(${JSON.stringify(file)})`,
});
