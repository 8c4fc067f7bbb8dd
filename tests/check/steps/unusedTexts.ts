// Refuses texts that nothing shows. A text of an area is used if a file that names the area has its key: whole, as one of a
// group (`texts: 'enlaceEstado'`), or in a template (`estado.${estado}`).
// i18next-cli 1.74 called 417 of the 1,215 texts in use unused, also when told of `useT`: it reads calls of `t`, while many keys here
// stand in tables and records.
import { listFiles, type SourceFile } from '../files.ts';

type Tree = { readonly [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Matches what is between quotes or backticks, on one line. */
const QUOTED = /'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g;
/** The options of a filter are labelled by a group of texts, and so are the orders of a list: `order(['-fecha'], 'orden')`. */
const GROUP = /(?:\btexts: |\],\s*)'([\w.]+)'/g;
const HOLE = /\$\{[^}]*\}/g;

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** A key may be a value of a record, as with the phrases of the ledger. */
const VALUES = /^src\/(domain|contract)\//;

/** Returns a test for the keys that a file may use. */
function readUses({ text }: SourceFile): (key: string) => boolean {
  const quoted = [...text.matchAll(QUOTED)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  const whole = new Set(quoted);
  // A template that begins with a placeholder matches nothing: the keys that fill it are written whole somewhere.
  const patterns = quoted
    .filter((one) => one.includes('${') && /^\w[\w.]*$/.test(one.replace(HOLE, '')) && !one.startsWith('${'))
    .map((one) => new RegExp(`^${one.replaceAll('.', '\\.').replace(HOLE, '.+')}$`));
  const groups = [...text.matchAll(GROUP)].map(([, group]) => `${group}.`);
  return (key) =>
    whole.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    groups.some((group) => key.startsWith(group));
}

/** The server reads a text as a property, so any word of its code may be a key: `t.saludo`, or `t.estados[estado]` for all. */
function readWords(file: SourceFile): (key: string) => boolean {
  const isUsed = readUses(file);
  const words = new Set(file.text.match(/\w+/g));
  const groups = [...file.text.matchAll(/\.(\w+)\[/g)].map(([, group]) => `${group}.`);
  return (key) =>
    words.has(key.slice(key.lastIndexOf('.') + 1)) ||
    groups.some((group) => key.startsWith(group)) ||
    isUsed(key);
}

const textsOf = ({ text }: SourceFile): string[] => [
  ...new Set(keysOf(JSON.parse(text) as Tree).map((key) => key.replace(PLURAL, ''))),
];

/** Spanish is the source; the rest of the files is code. Gives a line for each key that nothing uses. */
export function findUnusedTexts(files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const uses = new Map(code.map((file) => [file, readUses(file)]));
  const areas = files.flatMap((file) => {
    const area = /(?:^|\/)locales\/es\/(\w+)\.json$/.exec(file.path)?.[1];
    if (area === undefined) return [];
    const readers = code
      .filter(({ path, text }) => VALUES.test(path) || text.includes(`'${area}'`))
      .map((one) => uses.get(one));
    return textsOf(file)
      .filter((key) => !readers.some((isUsed) => isUsed?.(key)))
      .map((key) => `${area}: ${key} is used by nothing`);
  });
  const served = code.filter(({ path }) => path.startsWith('demo/api/')).map(readWords);
  const api = files
    .filter(({ path }) => path.endsWith('/textos/es.json'))
    .flatMap((file) =>
      textsOf(file)
        .filter((key) => !served.some((isUsed) => isUsed(key)))
        .map((key) => `${file.path}: ${key} is used by nothing`),
    );
  return [...areas, ...api];
}

export const checkUnusedTexts = async (): Promise<string[]> =>
  findUnusedTexts(await listFiles((path) => /^(?:src|widgets|demo\/api)\//.test(path)));
