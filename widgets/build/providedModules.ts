// Leaves out of the chunks the modules that the loader has already (loader/provided.ts): they ask the loader for them.
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { providedName } from '../loader/providedName.ts';
import { providedFiles, shortName } from './providedNames.ts';

/** Precedes the path of a file that the loader provides. */
const mark = '\0provided:';

export function providedModules(): Plugin {
  return {
    name: 'portal:provided-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === providedName) return { id: source, external: true };
      if (!importer || !source.startsWith('.')) return null;
      const file = resolve(dirname(importer), source);
      return providedFiles.has(file) ? { id: mark + file, moduleSideEffects: false } : null;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const names = providedFiles.get(id.slice(mark.length)) ?? [];
      const members = names.map((name) => `${shortName(name)} as ${name}`);
      return `export { ${members.join()} } from ${JSON.stringify(providedName)};`;
    },
  };
}
