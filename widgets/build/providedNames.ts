// Writes into the loader what it provides (loader/provided.ts) as one object of the names that chunks ask for: the modules
// themselves, as objects, would carry each name twice and also those that nobody asks for.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const moduleImport = /^import \* as \w+ from '(\.[^']+)';$/gm;
const exported = /^export (?:async )?(?:const|let|function) ([$\w]+)/gm;

/** @param chunks the code of all chunks */
export function providedNames(chunks: readonly string[]): Plugin {
  const isAsked = (name: string): boolean => chunks.some((code) => code.includes(`.${name}`));
  return {
    name: 'portal:provided-names',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/loader/provided.ts')) return undefined;
      const files = [...code.matchAll(moduleImport)].map(([, path = '']) => {
        const text = readFileSync(resolve(dirname(id), path), 'utf8');
        const names = [...text.matchAll(exported)].map(([, name = '']) => name);
        if (names.length === 0) throw new Error(`${path} provides nothing: see providedNames.ts.`);
        return { path, names: names.filter(isAsked) };
      });
      const imports = files.map(({ path, names }) => `import { ${names.join()} } from '${path}';`);
      const all = files.flatMap(({ names }) => names);
      return { code: `${imports.join('\n')}\nexport const provided = { ${all.join()} };`, map: null };
    },
  };
}
