// Builds what a page or a server refers to by its address: portal.js, the scripts that it loads on the few pages that need them, and
// the modules beside it.
import type { Plugin } from 'vite';
import config, { version } from '../../vite.config.ts';
import type { LoaderManifest, StartInfo } from '../loader/manifest.ts';
import { toIntegrity } from '../loader/toIntegrity.ts';
import { startAreas } from '../tags.ts';
import type { Chunks } from './buildChunks.ts';
import { buildWith } from './buildWith.ts';
import { type ChunkFiles, pathOf } from './chunkFiles.ts';
import { declaredViews } from './firstViews/declaredViews.ts';
import type { FirstViews } from './firstViews/FirstViews.ts';
import { helpPage } from './help/helpPage.ts';
import { sumOf } from './integrity/integrityOf.ts';
import { portalFile } from './portalFile.ts';

interface Made {
  readonly built: Chunks;
  readonly chunks: ChunkFiles;
  readonly firstViews: FirstViews;
  /** By start. */
  readonly infos: ReadonlyMap<string, StartInfo>;
}

export interface Loader {
  /** portal.js at the address of the last release. */
  readonly newest: string;
  /** portal.js at an address with a version. */
  readonly versioned: string;
  /** The scripts and modules beside it, by name. */
  readonly beside: Readonly<Record<string, string>>;
  /** The style sheets of views that pages include themselves, by path. */
  readonly sheets: Readonly<Record<string, string>>;
}

const define = { __PORTAL_VERSION__: config.define.__PORTAL_VERSION__ };

/** Builds one file that shares nothing with the chunks. */
async function buildFile(input: string, format: 'iife' | 'es', more: Record<string, string> = {}) {
  const { output } = await buildWith({
    ...config,
    plugins: [] satisfies Plugin[],
    oxc: {},
    experimental: {},
    define: { ...define, ...more },
    build: {
      ...config.build,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { format, codeSplitting: false },
      },
    },
  });
  return output[0].code;
}

const tool = (name: string, code: string): readonly [path: string, sum: string] => [
  // Each loader loads those of its own release.
  `${version}/${name}`,
  sumOf(code),
];

export async function buildLoader({ built, chunks, firstViews, infos }: Made): Promise<Loader> {
  const diagnostico = await buildFile('widgets/diagnostico/portal-diagnostico.ts', 'iife');
  const compat = await buildFile('widgets/compat/portal-compat.ts', 'iife');
  const manifest: LoaderManifest = {
    chunks: chunks.first,
    starts: Object.fromEntries(infos),
    tools: {
      compat: tool('portal-compat.js', compat),
      diagnostico: tool('portal-diagnostico.js', diagnostico),
    },
  };
  const views = Object.entries(firstViews.views).map(([start, { css, trees }]) => [
    start,
    { css, tree: trees.es, areas: startAreas[start as keyof typeof startAreas] },
  ]);
  const carried = { hostCss: firstViews.hostCss, views: Object.fromEntries(views) };
  const portal = (folder: './' | '../'): string =>
    portalFile({ chunks: built.loader, manifest, views: carried, folder });
  const [baseSum = ''] = chunks.first.base ?? [];
  const { declared, files: sheets } = declaredViews(firstViews, {
    path: pathOf('base', baseSum),
    integrity: toIntegrity(baseSum),
  });
  return {
    newest: portal('./'),
    versioned: portal('../'),
    sheets,
    beside: {
      'portal-diagnostico.js': diagnostico,
      'portal-compat.js': compat,
      'primera-vista.js': await buildFile('widgets/declared/primeraVista.ts', 'es', {
        __PORTAL_DECLARED__: JSON.stringify(declared),
      }),
      'configurar.js': await buildFile('widgets/configure/configurePortal.ts', 'es'),
      // The page that explains each failure in the console (src/state/advise.ts).
      'ayuda.html': helpPage(),
    },
  };
}
