// How the tags' chunks are built. `npm run build` (widgets/build/run.ts) then makes the loader that carries their list.
import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { chunkName } from './widgets/build/chunkName.ts';
import { componentIds } from './widgets/build/componentIds.ts';
import { libraries } from './widgets/build/libraries.ts';
import { assetUrl, loaderModules } from './widgets/build/loaderModules.ts';
import { plainImports } from './widgets/build/plainImports.ts';
import { providedModules } from './widgets/build/providedModules.ts';
import { reportingRoots } from './widgets/build/reportingRoots.ts';
import { sharedByTags } from './widgets/build/sharedByTags.ts';
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
  plugins: [providedModules(), reportingRoots(), componentIds(), plainImports(), loaderModules()],
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
      // Only vite's import() helper asks for import.meta here, and loaderModules.ts takes that out.
      checks: { emptyImportMeta: false, moduleLevelDirective: false },
      treeshake: libraries.treeshake,
      input: Object.fromEntries(tags.map((tag) => [tag, `widgets/${tag}.ts`])),
      output: {
        format: 'cjs',
        exports: 'named',
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: chunkName,
        // What the tags' first screens share comes in one file; libraries and parts of later screens stay with those.
        codeSplitting: {
          groups: [
            { name: 'base', test: sharedByTags('src/ui/useRead.ts') },
            { name: 'forms', test: /node_modules\/(?:react-hook-form|@hookform)/ },
            { name: 'base', test: /node_modules|vite\/|rolldown/, minShareCount: 4 },
            // Small parts that the client's area needs at once and lists of courses too: of forms, the boxes of controls alone.
            {
              name: 'parts',
              test: /src\/(ui\/(useNow|forms\/(Input|SelectBox|controlCss))|domain\/(result|estados\/curso|documentos\/tipos)|features\/curso\/CursoText)\.tsx?/,
            },
            // What lists of courses and of the client's area have in common, small parts all of them.
            {
              name: 'list',
              test: /src\/(ui\/(Stack|Text|coverCss|PageHeader|data\/(Code|DateText|Formatted)|feedback\/StateLabel)|features\/curso\/CursoPrice)\.tsx?/,
              minShareCount: 2,
            },
            // What the form of a course shows of it, and its card too: nine small files would cost some 150 bytes each.
            {
              name: 'curso',
              test: /src\/(features\/curso\/(CursoFacts|CursoDiscount|CuotasLine|draftPlace)|domain\/cotizacion\/(offeredCuotas|planCuotas|precioCurso|quoteCurso|splitTax|whenToPay)|domain\/(deadlines|espera\/admit))\.tsx?/,
              minShareCount: 2,
            },
            // What lists alone need: the rest of a card, and what looks for rows.
            {
              name: 'card',
              test: /src\/features\/curso\/(CursoCard|CursoArt|CursoState|patternOf|CuposLeft|useCursoPlace|useWhyNot)\.tsx?/,
              minShareCount: 2,
            },
            {
              name: 'filters',
              test: /src\/ui\/(data\/(FilterBar|FilterSelect)|forms\/SearchField)\.tsx/,
              minShareCount: 2,
            },
            // What every form begins with: as files of their own each would cost another 150 bytes.
            {
              name: 'fields',
              test: /src\/ui\/(icons\/password|forms\/(Checkbox|ErrorSummary|Field|PasswordField|TextField|tickCss|useFault)|useCountdown|useWaitText|feedback\/useAttemptFocus)\.ts/,
            },
          ],
        },
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
} satisfies UserConfig;

export default config;
