// The bundler's settings for packages. Their code stays as published.
import { resolve } from 'node:path';

export const libraries = {
  alias: [
    // Its package.json exports only the development build, whose warnings would show in the host's console.
    { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
    {
      find: /^react-router\/dom$/,
      replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
    },
    // React has this built in since version 18.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
  define: {
    // styled-components adopts, and deletes, each `style[data-styled]` of the page, also those of the host's own copy. It reads its
    // setting for another attribute from `process`, which browsers do not have.
    process: '{}',
    'process.env.SC_ATTR': '"data-portal-styled"',
    'process.env.NODE_ENV': '"production"',
  },
  treeshake: {
    manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
  },
} as const;
