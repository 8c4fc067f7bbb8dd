// Writes the bundle beside the releases that its folder already serves.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outDir, version } from '../../vite.config.ts';
import type { Chunks } from './buildChunks.ts';
import type { Loader } from './buildLoader.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import { customElements } from './description/customElements.ts';
import { cssData, htmlData, webTypes } from './description/editorData.ts';
import { integrityOf } from './integrity/integrityOf.ts';
import { assertReleasesUnchanged } from './versions/assertReleasesUnchanged.ts';
import { keptVersions, type VersionManifest } from './versions/keptVersions.ts';
import { releaseRank } from './versions/releaseRank.ts';

interface Built {
  readonly built: Chunks;
  readonly chunks: ChunkFiles;
  readonly loader: Loader;
}

/** `manifest.json`: the files of the last release, and those of the one before, for pages opened with that one's loader. */
interface Release {
  readonly version: string;
  readonly release: readonly string[];
  readonly previous: readonly string[];
  /** The chunks without which each cannot run, by name, except those of the loader. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

type Texts = Readonly<Record<string, string>>;

const typings = (names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, readFileSync(`widgets/typings/${name}`, 'utf8')]));

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), contents);
  }
}

/** The files at addresses without a version, besides scripts: of the last release, like `portal.js`. */
const descriptions = (): Texts => ({
  'custom-elements.json': json(customElements('loader')),
  'html-data.json': json(htmlData()),
  'css-data.json': json(cssData()),
  'web-types.json': json(webTypes('portal-clientes', version)),
  ...typings([
    'configurar.d.ts',
    'portal.d.ts',
    'portal-react.d.ts',
    'portal-vue.d.ts',
    'primera-vista.d.ts',
  ]),
});

export function publish({ built, chunks, loader }: Built): void {
  const { assets, others: byName } = built;
  const needs = Object.fromEntries(Object.entries(byName).map(([name, chunk]) => [name, chunk.needs]));
  const record = join(outDir, 'manifest.json');
  const before = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Release) : undefined;
  // `npm start`, `npm run dev` and the tests build the same version again and again, into the folder of the working tree.
  const isServed = process.env.BUNDLE_FOLDER !== undefined;
  const checkKept = assertReleasesUnchanged(outDir, version, isServed);
  const others = (existsSync(outDir) ? keptVersions(outDir) : []).filter((one) => one.version !== version);
  const { ownsMajor, isNewest } = releaseRank(isServed ? others.map((one) => one.version) : [], version);

  const versioned: Readonly<Record<string, string>> = {
    'portal.js': loader.versioned,
    ...loader.beside,
    ...typings(['primera-vista.d.ts', 'configurar.d.ts']),
  };
  const places = ownsMajor ? [version, version.split('.', 1)[0] ?? ''] : [version];
  const texts: Record<string, string> = { ...chunks.files, ...loader.sheets };
  for (const place of places)
    for (const [name, text] of Object.entries(versioned)) texts[`${place}/${name}`] = text;
  if (isNewest) Object.assign(texts, { 'portal.js': loader.newest }, loader.beside);
  checkKept(texts);

  write({ ...Object.fromEntries(assets.map(({ fileName, source }) => [fileName, source])), ...texts });
  const release = [...assets.map(({ fileName }) => fileName), ...Object.keys(texts)].sort();
  const isSame = before?.release.join() === release.join();
  const previous = (isSame ? before?.previous : before?.release) ?? [];
  const described = descriptions();
  // Pages that were pasted with the version of an earlier release ask for these.
  const pinned = others.flatMap(({ version: other, files }) => [...files, `${other}/manifest.json`]);
  const open = isNewest ? previous : [...(before?.release ?? []), ...(before?.previous ?? [])];
  removeOthers(new Set([...release, ...open, ...pinned, ...Object.keys(described), 'manifest.json']));

  const scripts = ['portal.js', 'primera-vista.js', 'configurar.js'] as const;
  const own: VersionManifest = {
    version,
    ...(!isServed && { development: true }),
    files: release,
    integrity: Object.fromEntries(scripts.map((name) => [name, integrityOf(versioned[name] ?? '')])),
  };
  write({ [`${version}/manifest.json`]: json(own) });
  if (isNewest)
    write({
      ...described,
      'manifest.json': json({ version, release, previous, needs } satisfies Release),
    });
}

/** Removes from the folder what no page asks for any more. */
function removeOthers(keep: ReadonlySet<string>): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(outDir.length + 1);
    // A snippet that was pasted years ago shows its copy of the view until the loader comes.
    const isSheet = name.startsWith('assets/vista-');
    if (entry.isFile() && !keep.has(name) && !isSheet) rmSync(join(outDir, name));
  }
}
