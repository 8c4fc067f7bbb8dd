// Turns each dynamic import() of the bundle into a call of the page's loader, which fetches a chunk together with all
// it needs, gives up after 120 s with a ChunkLoadError, and can try again. Vite's own helper would reload styles into
// the host's document and fire `vite:preloadError` at it.
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\(\s*(["'`])(\.\.?\/[^"'`]+)\1\s*\)/g;

export function loaderImports(): Plugin {
  return {
    name: 'portal:loader-imports',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const from = new URL(chunk.fileName, 'file:///');
        chunk.code = chunk.code.replace(dynamicImport, (_whole, _quote, path: string) => {
          const target = new URL(path, from).pathname.slice(1);
          return `globalThis[Symbol.for("portal-clientes/1")].get("loader").importByPath(${JSON.stringify(target)})`;
        });
      }
    },
  };
}
