// Builds the bundle into dist/widgets: first the tags' chunks, then the loader, which carries the list of them.
// The chunks of the release before stay, for pages that were opened with the old loader. Nothing is written before all is built and
// nothing of an earlier release is in the way.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { loadingWords } from '../../src/i18n/emergency/loadingWords.ts';
import config, { outDir, version } from '../../vite.config.ts';
import type { LoaderManifest } from '../loader/manifest.ts';
import { starts as allStarts, type Start, tagOf } from '../tags.ts';
import { type BuildManifest, buildManifest, loaderManifest, toldFiles } from './buildManifest.ts';
import { carriedTexts } from './carriedTexts.ts';
import { carryDrawing } from './carryDrawing.ts';
import { componentIds } from './componentIds.ts';
import { customElements } from './description/customElements.ts';
import { cssData, htmlData, webTypes } from './description/editorData.ts';
import { buildDrawing, buildRows } from './firstViews/buildBody.ts';
import { buildFirstViews } from './firstViews/buildFirstViews.ts';
import { declaredViews } from './firstViews/declaredViews.ts';
import { insteadOfReact } from './firstViews/insteadOfReact.ts';
import { carriedStartOf, learnedRows, listed, startFiles, startRest } from './firstViews/startFiles.ts';
import { withoutRules } from './firstViews/withoutRules.ts';
import { embedHashes } from './integrity/embedHashes.ts';
import { integrityOf, sumOf } from './integrity/integrityOf.ts';
import { joinedStarts } from './joinedStarts.ts';
import { compiledAhead } from './loaderModules.ts';
import { providedNames } from './providedNames.ts';
import { assertReleasesUnchanged } from './versions/assertReleasesUnchanged.ts';
import { isVersion, keptVersions, type VersionManifest } from './versions/keptVersions.ts';
import { releaseRank } from './versions/releaseRank.ts';
import { folderAbove, folderExpression, replaceOnce, versionedLoaders } from './versions/versionedLoaders.ts';

/** The record of the build: what the loader knows, and the files of this release and of the one before. */
interface Release extends BuildManifest {
  readonly version: string;
  readonly release: readonly string[];
  readonly previous: readonly string[];
}

// Set here, whoever starts the build: under a test runner's own NODE_ENV, JSX would be compiled for development.
process.env.NODE_ENV = 'production';

const record = join(outDir, 'manifest.json');

function lastRelease(): Release | undefined {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Release) : undefined;
}

async function output(options: Parameters<typeof build>[0]): Promise<Rolldown.RolldownOutput> {
  const result = await build({ ...options, configFile: false });
  if (Array.isArray(result) || 'on' in result) throw new Error('Expected one output of the build.');
  return result as Rolldown.RolldownOutput;
}

const before = lastRelease();
if (!isVersion(version)) throw new Error(`${version} is no version of three numbers.`);
// `npm start`, `npm run dev` and the tests build the same version again and again, into the folder of the working tree.
const isServed = process.env.BUNDLE_FOLDER !== undefined;
const checkKept = assertReleasesUnchanged(outDir, version, isServed);
/** The folder serves these releases too. */
const others = (existsSync(outDir) ? keptVersions(outDir) : []).filter((one) => one.version !== version);
const { ownsMajor, isNewest } = releaseRank(isServed ? others.map((one) => one.version) : [], version);
const bundle = await output({ ...config, build: { ...config.build, write: false } });
const chunks = bundle.output.filter((file) => file.type === 'chunk');
const manifest = buildManifest(chunks);
const rows = await buildRows();
const drawing = await buildDrawing();
const firstViews = { ...(await buildFirstViews(rows)), rows, drawing };
const starts = startFiles(firstViews, manifest, chunks);
const joined = joinedStarts(manifest, chunks);
/** A part that a loader carries has hashes too, but is no file of its own. */
const rests = Object.fromEntries(
  Object.entries(starts.rests).map(([start, code]) => [`chunks/rest-of-${start}`, code]),
);
const restOf = (start: Start): string => hashed.files[`chunks/rest-of-${start}`] ?? '';
/** All that a loader fetches, before each has the hashes of those that it asks for. */
const filesWithoutHashes = {
  ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
  ...Object.fromEntries([...joined.values()].map(({ name, code }) => [name, code])),
  ...starts.files,
  ...rests,
};
const told = new Set([...toldFiles(manifest, joined), ...Object.keys(starts.files)]);
const hashed = embedHashes(filesWithoutHashes, told);

const entryOf = ({ output }: Rolldown.RolldownOutput): string => output[0].code;

/** A script that the loader brings to the few pages that need it. */
async function buildTool(name: string, input: string): Promise<readonly [string, string]> {
  const made = await output({
    ...config,
    plugins: [],
    oxc: {},
    experimental: {},
    define: {
      __PORTAL_VERSION__: config.define.__PORTAL_VERSION__,
      __PORTAL_MANIFEST__: JSON.stringify({ files: manifestFor({ compat: '', diagnostico: '' }).files }),
    },
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  return [name, entryOf(made)];
}

const manifestFor = (tools: LoaderManifest['tools']): LoaderManifest =>
  loaderManifest(manifest, joined, starts.folder, hashed, tools);

const diagnosis = await buildTool('portal-diagnostico.js', 'widgets/diagnostico/portal-diagnostico.ts');
const compat = await buildTool('portal-compat.js', 'widgets/compat/portal-compat.ts');

/** A loader asks for those of its own release, as others know other chunks. */
const toolFile = ([name, code]: readonly [string, string]): string => `${version}/${name} ${sumOf(code)}`;
const tools = { compat: toolFile(compat), diagnostico: toolFile(diagnosis) };

/** A script that finds the bundle's files by its own address. */
const buildOwn = (
  name: string,
  input: string,
  define: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<Rolldown.RolldownOutput> =>
  output({
    ...config,
    plugins: [componentIds(), ...plugins],
    experimental: {},
    define: { __PORTAL_VERSION__: config.define.__PORTAL_VERSION__, ...define },
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        input: { [name]: input },
        output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });

/** @param start that its entry has drawn: the texts come inside */
const buildLoader = (name: string, start?: Start): Promise<Rolldown.RolldownOutput> =>
  buildOwn(
    name,
    'widgets/portal.ts',
    {
      __PORTAL_MANIFEST__: JSON.stringify(manifestFor(tools)),
      __PORTAL_CARRIED__: JSON.stringify(start ?? ''),
      __PORTAL_REST__: JSON.stringify(start === undefined ? {} : startRest(firstViews, start)),
    },
    [
      providedNames(Object.values(filesWithoutHashes)),
      ...(start === undefined ? [] : [carryDrawing(), carriedTexts(restOf(start))]),
    ],
  );

/** The entry for a start, and the loader that it brings. */
async function buildEntry(start: Start): Promise<{ readonly fileName: string; readonly code: string }> {
  const code = entryOf(await buildLoader(start, start));
  const loader = compiledAhead + replaceOnce(code, folderExpression, folderAbove);
  const hash = createHash('sha256').update(loader).digest('base64url').slice(0, 8);
  const path = `chunks/loader-${start}-${hash}.js`;
  loaderFiles[path] = loader;
  const __PORTAL_ENTRY__ = JSON.stringify({
    tag: tagOf(start),
    start,
    data: carriedStartOf(firstViews, start),
    loader: `${path} ${sumOf(loader)}`,
    // The file that tags share is larger than any tag's own.
    code: manifestFor(tools).files[start]?.toReversed(),
    words: { ...loadingWords.es, dir: 'ltr', lang: 'es' },
  });
  const fileName = `${start}.js`;
  if (start !== listed) {
    const input = `widgets/entry/${start === 'portal-login' ? 'loginEntry' : 'formEntry'}.ts`;
    return { fileName, code: entryOf(await buildOwn(start, input, { __PORTAL_ENTRY__ })) };
  }
  const entry = await buildOwn(start, 'widgets/entry/listEntry.ts', { __PORTAL_ENTRY__ }, [
    insteadOfReact(),
    withoutRules(),
  ]);
  return { fileName, code: learnedRows(firstViews) + entryOf(entry) };
}

const portal = await buildLoader('portal');
const loaderFiles: Record<string, string> = {};
const entries: Awaited<ReturnType<typeof buildEntry>>[] = [];
for (const start of allStarts.filter((name) => firstViews.views[name])) entries.push(await buildEntry(start));

const built = [{ fileName: 'portal.js', code: compiledAhead + entryOf(portal) }, ...entries];

/** The page that explains each failure in the console (src/state/advise.ts), beside each loader. */
const help = { 'ayuda.html': readFileSync('widgets/help/ayuda.html', 'utf8') };

/** The files at addresses without a version. */
const stable: Record<string, string> = Object.fromEntries([
  diagnosis,
  compat,
  ...built.map(({ fileName, code }) => [fileName, code] as const),
]);

/** A module for pages and servers to import, beside the loader. */
const buildModule = (name: string, input: string, define: Record<string, string> = {}) =>
  output({
    ...config,
    plugins: [],
    oxc: {},
    experimental: {},
    define,
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        input: { [name]: input },
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });

// What tags share comes last in the list of each.
const [basePath = '', baseSum] = manifestFor(tools).files['portal-login']?.at(-1)?.split(' ') ?? [];
const { declared, files: sheets } = declaredViews(firstViews, {
  path: basePath,
  integrity: `sha256-${baseSum}=`,
});
const writer = await buildModule('primera-vista', 'widgets/declared/primeraVista.ts', {
  __PORTAL_DECLARED__: JSON.stringify(declared),
});
const settings = await buildModule('configurar', 'widgets/configure/configurePortal.ts');

const rewritten: Record<string, string> = {};
for (const name of Object.keys(filesWithoutHashes)) {
  if (name in rests) continue;
  rewritten[name] = hashed.files[name] ?? '';
}
Object.assign(rewritten, sheets, loaderFiles);
// The files below addresses with a version: that of this release, and the last one of its major version.
const modules = { 'primera-vista.js': entryOf(writer), 'configurar.js': entryOf(settings) };
const versioned: Readonly<Record<string, string>> = {
  ...versionedLoaders(built),
  ...Object.fromEntries([diagnosis, compat]),
  ...modules,
  ...help,
  ...Object.fromEntries(
    ['primera-vista.d.ts', 'configurar.d.ts'].map((name) => [
      name,
      readFileSync(`widgets/typings/${name}`, 'utf8'),
    ]),
  ),
};
for (const place of ownsMajor ? [version, version.split('.')[0]] : [version])
  for (const [name, code] of Object.entries(versioned)) rewritten[`${place}/${name}`] = code;
if (isNewest) Object.assign(rewritten, stable, modules, help);
checkKept(rewritten);
const assets = bundle.output
  .filter((file) => file.type === 'asset')
  .map(({ fileName, source }) => [fileName, source] as const);
for (const [name, code] of [...assets, ...Object.entries(rewritten)]) {
  mkdirSync(dirname(join(outDir, name)), { recursive: true });
  writeFileSync(join(outDir, name), code);
}
const release = [...new Set([...assets.map(([name]) => name), ...Object.keys(rewritten)])].sort();
const same = before?.release.join() === release.join();
const previous = (same ? before?.previous : before?.release) ?? [];
const typings = [
  'configurar.d.ts',
  'portal.d.ts',
  'portal-react.d.ts',
  'portal-vue.d.ts',
  'primera-vista.d.ts',
] as const;
const descriptions = {
  'custom-elements.json': customElements('loader'),
  'html-data.json': htmlData(),
  'css-data.json': cssData(),
  'web-types.json': webTypes('portal-clientes', version),
};
const described = [...Object.keys(descriptions), ...typings, 'manifest.json'];
// A page that was pasted with the version of an earlier release asks for these.
const pinned = others.flatMap(({ version: other, files }) => [...files, `${other}/manifest.json`]);
const open = isNewest ? previous : [...(before?.release ?? []), ...(before?.previous ?? [])];
const keep = new Set([...release, ...open, ...described, ...pinned]);
for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
  const name = join(entry.parentPath, entry.name).slice(outDir.length + 1);
  // A snippet that was pasted years ago shows its copy of the view until the loader comes.
  const isSheet = name.startsWith('assets/vista-');
  if (entry.isFile() && !keep.has(name) && !isSheet) rmSync(join(outDir, name));
}
const own: VersionManifest = {
  version,
  ...(!isServed && { development: true }),
  files: release,
  integrity: Object.fromEntries(
    [...built.map(({ fileName }) => fileName), ...Object.keys(modules)].map((name) => [
      name,
      integrityOf(versioned[name] ?? ''),
    ]),
  ),
};
writeFileSync(join(outDir, version, 'manifest.json'), `${JSON.stringify(own, null, 1)}\n`);
// All of these are of the last release, as `portal.js` is.
if (isNewest) {
  for (const name of typings) copyFileSync(`widgets/typings/${name}`, join(outDir, name));
  for (const [name, data] of Object.entries(descriptions))
    writeFileSync(join(outDir, name), `${JSON.stringify(data, null, 1)}\n`);
  writeFileSync(
    record,
    `${JSON.stringify({ version, ...manifest, release, previous } satisfies Release, null, 1)}\n`,
  );
}
