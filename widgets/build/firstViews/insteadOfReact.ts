// Leads the imports of the rows' components from React, styled-components and the app's state to the few lines of
// widgets/rows/instead.
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve('.');
const folder = resolve('widgets/rows/instead');

/** Each package, or file of ours, and the file that takes its place. */
const instead: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'react.ts',
  'styled-components': 'styled.ts',
  '@nanostores/react': 'context.ts',
  'src/i18n/useFormat.ts': 'useFormat.ts',
  'src/i18n/useIdioma.ts': 'context.ts',
  'src/i18n/useT.ts': 'useT.ts',
  'src/state/api.ts': 'context.ts',
  'src/state/tabStorage.ts': 'context.ts',
  'src/ui/host.ts': 'context.ts',
  'src/ui/lazy.tsx': 'context.ts',
  'src/ui/router.ts': 'context.ts',
};

export function insteadOfReact(): Plugin {
  return {
    name: 'portal:instead-of-react',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOurs = importer !== undefined && source.startsWith('.');
      const wanted = isOurs ? resolve(dirname(importer), source).slice(root.length + 1) : source;
      const name = instead[wanted];
      return name === undefined ? null : resolve(folder, name);
    },
  };
}
