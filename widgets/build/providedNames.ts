// Names what the loader provides (loader/provided.ts). It hands it on under short names: the long ones would be in the loader, and
// again in each chunk that asks for one.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const list = resolve('widgets/loader/provided.ts');
const moduleImport = /^import \* as \w+ from '(\.[^']+)';$/gm;
const exported = /^export (?:async )?(?:const|let|function) ([$\w]+)/gm;

/** The names of what each provided file exports, by its path. */
export const providedFiles: ReadonlyMap<string, readonly string[]> = new Map(
  [...readFileSync(list, 'utf8').matchAll(moduleImport)].map(([, path = '']) => {
    const file = resolve(dirname(list), path);
    const names = [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name = '']) => name);
    if (names.length === 0) throw new Error(`${path} provides nothing: see providedNames.ts.`);
    return [file, names];
  }),
);
if (providedFiles.size === 0) throw new Error('loader/provided.ts has another form: see providedNames.ts');

const names = [...providedFiles.values()].flat();

/** Returns the short name under which the loader hands `name` on. */
export const shortName = (name: string): string => `$${names.indexOf(name).toString(36)}`;

/**
 * Makes of loader/provided.ts one object of the short names. They are counted where it runs: written out they would weigh more.
 * @param chunks the code that may ask for them; without it all are there
 */
export function providedNames(chunks?: readonly string[]): Plugin {
  const isAsked = (name: string): boolean => {
    const asking = new RegExp(`\\.\\${shortName(name)}(?![\\w$])`);
    return chunks === undefined || chunks.some((code) => asking.test(code));
  };
  return {
    name: 'portal:provided-names',
    enforce: 'pre',
    transform(_code, id) {
      if (id !== list) return undefined;
      const asked = [...providedFiles].map(([file, all]) => [file, all.filter(isAsked)] as const);
      const imports = asked.map(([file, all]) => `import { ${all.join()} } from ${JSON.stringify(file)};`);
      const values = names.map((name) => (isAsked(name) ? name : '')).join();
      // Gives the same names as shortName().
      const named = `[${values}].forEach((value, at) => { provided['$' + at.toString(36)] = value; });`;
      return { code: `${imports.join('\n')}\nexport const provided = {};\n${named}`, map: null };
    },
  };
}
