// Leaves out of the chunks the modules that the loader has already (loader/provided.ts): they ask the loader for them.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { providedName } from '../loader/providedName.ts';

const folder = resolve('widgets/loader');
const list = readFileSync(resolve(folder, 'provided.ts'), 'utf8');
const files = new Set(
  [...list.matchAll(/^import \* as \w+ from '(\.[^']+)'/gm)].map(([, path = '']) => resolve(folder, path)),
);

export function providedModules(): Plugin {
  if (files.size === 0) throw new Error('loader/provided.ts has another form: see providedModules.ts');
  return {
    name: 'portal:provided-modules',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && source.startsWith('.') && files.has(resolve(dirname(importer), source))
        ? { id: providedName, external: true }
        : null,
  };
}
