// The bundle holds packages as they are published: no plugin changes or replaces a file of node_modules. A security release of one is
// then a new version and nothing else.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'vite';
import config from '../../../vite.config.ts';
import { root } from '../tool.ts';

/** Modules in the place of a package's. The loader has the stores, and those of the chunks must be the same (widgets/loader/provided.ts). */
const replaced = /^\0provided:/;

/** Gives a line for each file of a package that goes into the bundle otherwise than it stands on disk. */
export async function checkPublishedLibraries(): Promise<string[]> {
  const { changed, plugin } = watchPackages();
  await build({
    ...config,
    plugins: [...config.plugins, plugin],
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  return changed;
}

/** A plugin that looks at each module once all others have had it, and what it found. */
export function watchPackages(): { changed: string[]; plugin: Plugin } {
  const changed: string[] = [];
  const plugin: Plugin = {
    name: 'check:published-libraries',
    moduleParsed({ id, code }) {
      // An asset is an address, whatever its file holds.
      if (!id.includes('/node_modules/') || id.endsWith('?url') || replaced.test(id)) return;
      const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
      if (code !== readFileSync(file, 'utf8')) changed.push(`${relative(root, file)} is changed by a plugin`);
    },
  };
  return { changed, plugin };
}
