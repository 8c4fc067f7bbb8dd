// `npm run package`: makes the npm package in dist/package, or in the folder PACKAGE_FOLDER. `npm pack ./dist/package` then gives the file
// to install or publish.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { version } from '../../../vite.config.ts';
import { tags } from '../../tags.ts';
import { componentIds } from '../componentIds.ts';
import { libraries } from '../libraries.ts';
import { plainImports } from '../plainImports.ts';
import { reportingRoots } from '../reportingRoots.ts';
import { transformer } from '../transformer.ts';
import { type ProjectPackage, packageFiles } from './packageFiles.ts';

const outDir = process.env.PACKAGE_FOLDER ?? 'dist/package';
const source = 'widgets/package';

// Always set here: under a test runner's own NODE_ENV, JSX would be compiled for development.
process.env.NODE_ENV = 'production';
rmSync(outDir, { recursive: true, force: true });

const entries = ['index', 'define', ...tags, ...tags.map((tag) => `define/${tag}`)];
await build({
  configFile: false,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [reportingRoots(), componentIds(), plainImports()],
  resolve: { alias: libraries.alias },
  define: { ...libraries.define, __PORTAL_VERSION__: JSON.stringify(version) },
  oxc: transformer,
  build: {
    outDir,
    target: ['chrome125', 'firefox128', 'safari17.4'],
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: libraries.treeshake,
      input: Object.fromEntries(entries.map((name) => [name, `${source}/${name}.ts`])),
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});

// The command, self-contained: it needs nothing but Node.
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'tools/portalClientes.ts',
    outDir: `${outDir}/bin`,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
execFileSync(process.execPath, [compiler, '-p', 'widgets/build/package', '--outDir', join(outDir, 'lib')], {
  stdio: 'inherit',
});
// The compiler does not rewrite the names of sources in declarations.
const lib = join(outDir, 'lib');
for (const entry of readdirSync(lib, { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith('.d.ts')) continue;
  const path = join(entry.parentPath, entry.name);
  const text = readFileSync(path, 'utf8').replace(/((?:from |import\()["']\.[^"']*)\.ts(["'])/g, '$1.js$2');
  writeFileSync(path, text);
}

const project = JSON.parse(readFileSync('package.json', 'utf8')) as ProjectPackage;
for (const [path, text] of Object.entries(packageFiles(project))) {
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), text);
}
copyFileSync('LICENSE', join(outDir, 'LICENSE'));
copyFileSync(`${source}/README.md`, join(outDir, 'README.md'));
// What lines in the console lead to (packageElement.ts).
copyFileSync('demo/docs/es/problemas.md', join(outDir, 'problemas.md'));
