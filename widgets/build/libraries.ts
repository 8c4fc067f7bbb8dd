// What the bundler is told of packages. Their code stays as it is published.
import { resolve } from 'node:path';

export const libraries = {
  alias: [
    // Its package.json leads to the development build alone, whose warnings would show in the host's console.
    { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
    {
      find: /^react-router\/dom$/,
      replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
    },
    // React has had its own since version 18.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
  define: {
    // styled-components adopts, and deletes, each `style[data-styled]` of the page, also those of the host's own copy. Its setting for
    // another attribute is read from `process`, which browsers do not have.
    process: '{}',
    'process.env.SC_ATTR': '"data-portal-styled"',
    'process.env.NODE_ENV': '"production"',
  },
  treeshake: {
    manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
  },
} as const;
