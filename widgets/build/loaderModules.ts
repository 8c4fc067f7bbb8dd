// Makes every chunk a script that hands its code to the page's loader instead of an ES module. A browser remembers a
// module whose loading failed, and each import of it then fails at once (Chromium; Firefox before 155): nothing that
// shares it could be tried again without reloading the host's page. Scripts can.
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { buildRules } from './buildRules.ts';
import { carriedChunks, neededFiles } from './carriedChunks.ts';
import { withoutHash } from './integrity/embedHashes.ts';
import { shortenExports } from './shortenExports.ts';
import { shortenTexts } from './shortenTexts.ts';
import { staticImports } from './staticImports.ts';

const loader = 'globalThis[Symbol.for("portal-clientes/1")].get("loader")';

/**
 * A chunk's code for the page's loader. The brackets tell engines that it is run at once: otherwise they would read it twice, first
 * to see where it ends.
 * @param others files that may be asked for once it is there
 */
export const definition = (path: string, body: string, others: readonly string[] = []): string =>
  `${loader}.define(${JSON.stringify(path)},(function(require,exports){${body}})${
    others.length > 0 ? `,${JSON.stringify(others.map(withoutHash))}` : ''
  });\n`;

/** Chromium then compiles a file's functions while it comes, beside the page, and not one by one when they are called. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n';

const dynamicRequire = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\(([`"'])(\.[^`"']+)\1\)\)/g;
const staticRequire = /\brequire\(([`"'])(\.[^`"']+)\1\)/g;

/** Tells the code that uses an asset of the bundle where it is. Serves as vite's `renderBuiltUrl`. */
export const assetUrl = (file: string): { runtime: string } => ({
  runtime: `${loader}.urlOf(${JSON.stringify(file)})`,
});

export function loaderModules(): Plugin {
  return {
    name: 'portal:loader-modules',
    augmentChunkHash: () => buildRules,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const chunk of chunks) {
        const resolved = (relative: string): string => posix.join(posix.dirname(chunk.fileName), relative);
        const here = new Set([chunk.fileName, ...staticImports(chunk, byName)]);
        // The chunk and what it needs beyond what is here already, so that all of it is fetched at once.
        const wanted = (relative: string): string => {
          const target = byName.get(resolved(relative));
          if (!target)
            throw new Error(`${chunk.fileName} asks for ${relative}, which the build has not made.`);
          const needs = neededFiles(target, byName).filter((name) => !here.has(name));
          return [target.fileName, ...needs].map((name) => JSON.stringify(withoutHash(name))).join();
        };
        const code = chunk.code
          .replace(dynamicRequire, (_whole, _quote, path: string) => `require.load(${wanted(path)})`)
          .replace(
            staticRequire,
            (_whole, _quote, path: string) => `require(${JSON.stringify(resolved(path))})`,
          );
        chunk.code = definition(chunk.fileName, `${shortenTexts(shortenExports(code))}\n`);
      }
      const alone = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
      for (const chunk of chunks) {
        const carried = carriedChunks(chunk, byName).map((name) => alone.get(name));
        const isData = chunk.facadeModuleId?.endsWith('.json');
        chunk.code = (isData ? '' : compiledAhead) + chunk.code + carried.join('');
      }
    },
  };
}
