// Gives r2wc our createRoot instead of React's: it calls createRoot without options, so that errors in a tag's tree would
// go to the host page's reportError() and console (src/element/createRoot.ts says where they go instead).
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function reportingRoots(): Plugin {
  let found = false;
  return {
    name: 'portal:reporting-roots',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== 'react-dom/client' || !importer?.includes('node_modules/@r2wc/')) return null;
      found = true;
      return resolve('src/element/createRoot.ts');
    },
    buildEnd(error) {
      if (!error && !found) throw new Error('r2wc no longer imports react-dom/client: see reportingRoots.ts');
    },
  };
}
