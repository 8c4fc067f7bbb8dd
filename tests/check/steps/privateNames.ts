// Refuses private members of packages, which any release may change: a property whose name begins with `_`.
import { type ESTree, parseSync, Visitor } from 'vite';
import { listFiles, type SourceFile } from '../files.ts';

const CODE = /^(src|widgets|demo|tools)\/.*\.(tsx?|js)$/;

/** Constants of the build (vite.config.ts) are ours. */
const isPrivate = /^_(?!_PORTAL_)/;

interface Key {
  readonly name: string;
  readonly start: number;
}

/** Gives a line for each place. */
export async function checkPrivateNames(): Promise<string[]> {
  return findPrivateNames(await listFiles((path) => CODE.test(path)));
}

/** Finds where code reads such a property of an object, with a dot, in brackets or in a pattern. */
export function findPrivateNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    readKeys(path, text)
      .filter(({ name }) => isPrivate.test(name))
      .map(({ name, start }) => `${path}:${text.slice(0, start).split('\n').length} takes ${name}`),
  );
}

/** The keys that code reads of objects. */
function readKeys(path: string, text: string): Key[] {
  const keys: Key[] = [];
  const add = (key: ESTree.Expression | ESTree.PropertyKey, computed: boolean): void => {
    const name = key.type === 'Literal' ? key.value : !computed && key.type === 'Identifier' && key.name;
    if (typeof name === 'string') keys.push({ name, start: key.start });
  };
  new Visitor({
    MemberExpression: ({ property, computed }) => add(property, computed),
    ObjectPattern({ properties }) {
      for (const one of properties) if (one.type === 'Property') add(one.key, one.computed);
    },
  }).visit(parseSync(path, text).program);
  return keys;
}
