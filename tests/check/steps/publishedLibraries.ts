// The bundle contains packages as they are published: no plugin changes or replaces a file of node_modules. A security release of
// one is then a new version and nothing else.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import config from '../../../vite.config.ts';
import { root } from '../tool.ts';

/** Redirects r2wc to roots that report failures to the page (widgets/build/reportingRoots.ts). */
const redirectedByUs = 'src/element/createRoot.ts';

const isOfPackage = (id: string): boolean => id.includes('/node_modules/');
const fileOf = (id: string): string => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));

/** Gives a line for each file of a package that is in the bundle differently than on disk. */
export async function checkPublishedLibraries(options: InlineConfig = config): Promise<string[]> {
  const changed: string[] = [];
  const watcher: Plugin = {
    name: 'check:published-libraries',
    buildEnd(error) {
      if (error) return;
      for (const id of this.getModuleIds()) {
        // An asset is an address, whatever its file contains.
        const found = this.getModuleInfo(id);
        if (!found || !isOfPackage(id) || id.endsWith('?url')) continue;
        const file = fileOf(id);
        if (found.code !== readFileSync(file, 'utf8')) changed.push(`${file} is changed by a plugin`);
        const ours = found.importedIds
          .filter((one) => !isOfPackage(one) && !one.startsWith('\0'))
          .map(fileOf);
        for (const one of ours) if (one !== redirectedByUs) changed.push(`${file} is redirected to ${one}`);
      }
    },
  };
  await build({
    ...options,
    plugins: [options.plugins, watcher],
    configFile: false,
    logLevel: 'error',
    build: { ...options.build, write: false },
  });
  return changed;
}
