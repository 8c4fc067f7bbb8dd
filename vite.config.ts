// How the tags' chunks and the loader are built; `npm run build` (widgets/build/run.ts) then makes files of them.
import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { chunkGroups, chunkName, loaderChunk } from './widgets/build/chunkGroups.ts';
import { componentIds } from './widgets/build/componentIds.ts';
import { assetUrl } from './widgets/build/definition.ts';
import { libraries } from './widgets/build/libraries.ts';
import { plainImports } from './widgets/build/plainImports.ts';
import { reportingRoots } from './widgets/build/reportingRoots.ts';
import { transformer } from './widgets/build/transformer.ts';
import { tags } from './widgets/tags.ts';

/** A test builds releases into a folder of its own. */
export const outDir = process.env.BUNDLE_FOLDER ?? 'dist/widgets';

export const version =
  process.env.BUNDLE_VERSION ??
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

const config = {
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [reportingRoots(), componentIds(), plainImports()],
  resolve: { alias: libraries.alias },
  define: {
    ...libraries.define,
    __PORTAL_VERSION__: JSON.stringify(version),
  },
  oxc: transformer,
  experimental: { renderBuiltUrl: assetUrl },
  build: {
    outDir,
    emptyOutDir: false,
    target: ['chrome125', 'firefox128', 'safari17.4'],
    modulePreload: false,
    assetsInlineLimit: 0,
    // The largest is the password estimator's dictionaries, which come when somebody chooses a password.
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    rolldownOptions: {
      // Only vite's import() helper asks for import.meta here, and does nothing with it.
      checks: { emptyImportMeta: false, moduleLevelDirective: false },
      treeshake: libraries.treeshake,
      input: Object.fromEntries([loaderChunk, ...tags].map((name) => [name, `widgets/${name}.ts`])),
      output: {
        format: 'cjs',
        exports: 'named',
        // Chunks name each other so; their files get hashes afterwards.
        entryFileNames: '[name].js',
        chunkFileNames: chunkName,
        assetFileNames: 'assets/[name]-[hash][extname]',
        // A page may have taken Symbol away: the loader's first statement finds it out.
        generatedCode: { symbols: false },
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
} satisfies UserConfig;

export default config;
