// Proves the form in which chunks are written: it decides when a browser compiles them.
import { describe, expect, it } from 'vitest';
import { definition, loaderModules } from '../../../widgets/build/loaderModules.ts';

/** The code of chunks as the build writes it, by name. */
function written(facades: Readonly<Record<string, string>>): Record<string, string> {
  const chunks = Object.entries(facades).map(([fileName, facadeModuleId]) => ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    name: fileName,
    code: 'exports.a=1;',
    imports: [],
    dynamicImports: [],
    isEntry: false,
    isDynamicEntry: true,
  }));
  const plugin = loaderModules() as unknown as {
    generateBundle: (options: unknown, bundle: unknown) => void;
  };
  plugin.generateBundle({}, Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])));
  return Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]));
}

describe('a chunk', () => {
  it('stands in brackets, so that an engine reads it once', () => {
    expect(definition('chunks/a.js', 'exports.a=1;')).toMatch(
      /\.define\("chunks\/a\.js",\(function\(require,exports\)\{exports\.a=1;\}\)\);\n$/,
    );
  });

  it('of code begins with what has its functions compiled while it comes; one of texts has none', () => {
    const made = written({
      'chunks/a.js': '/src/a.ts',
      'chunks/texts/es/a.js': '/src/i18n/locales/es/a.json',
    });
    expect(made['chunks/a.js']).toMatch(/^\/\/# allFunctionsCalledOnLoad\nglobalThis/);
    expect(made['chunks/texts/es/a.js']).toMatch(/^globalThis/);
  });
});
