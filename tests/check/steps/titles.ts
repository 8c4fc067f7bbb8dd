// Refuses a title such as '$rule: $change' whose table has no such key: each of its tests would be named "undefined: …", and
// nobody would see why.
import { type ESTree, parseSync, Visitor } from 'vite';
import { listFiles, type SourceFile } from '../files.ts';
import { importsOf } from '../imports.ts';

const TEST = /\.test\.tsx?$/;

/** Gives a line for each key that is missing. Only the test's own file and the files that it imports are searched. */
export async function checkTitles(): Promise<string[]> {
  return findMissingKeys(await listFiles((path) => /^(src|widgets|demo|tools|tests)\/.*\.tsx?$/.test(path)));
}

export function findMissingKeys(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => TEST.test(path))
    .flatMap((file) => {
      const asked = titlesIn(file);
      if (asked.length === 0) return [];
      const tables = [file, ...importsOf(file).flatMap((path) => byPath.get(path) ?? [])];
      const keys = new Set(tables.flatMap(keysIn));
      return asked
        .filter(({ key }) => !keys.has(key))
        .map(({ key, title }) => `${file.path}: no row has “${key}” of the title “${title}”`);
    });
}

/** Finds the keys in the titles of `it.each(…)('…')`, `test.for(…)('…')` and the like. */
function titlesIn({ path, text }: SourceFile): { key: string; title: string }[] {
  const found: { key: string; title: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return;
      const { property } = callee.callee;
      if (property.type !== 'Identifier' || !['each', 'for'].includes(property.name)) return;
      const title = given && textOf(given);
      if (title) for (const [, key = ''] of title.matchAll(/\$([a-z_]\w*)/gi)) found.push({ key, title });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function textOf(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : undefined;
}

/** The keys of objects and of types; what a pattern takes out of a row is no proof that the row has it. */
function keysIn({ path, text }: SourceFile): string[] {
  const keys: string[] = [];
  const add = ({ key }: { key: ESTree.PropertyKey }): void => {
    if (key.type === 'Identifier') keys.push(key.name);
  };
  new Visitor({
    ObjectExpression({ properties }) {
      for (const one of properties) if (one.type === 'Property' && !one.computed) add(one);
    },
    TSPropertySignature: add,
  }).visit(parseSync(path, text).program);
  return keys;
}
