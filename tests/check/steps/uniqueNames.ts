// Refuses two exports of one name, so that a name means one thing.
import { exportedNames } from '../exportedNames.ts';
import { listFiles, type SourceFile } from '../files.ts';

const CODE = /^(src|demo\/api|tools|widgets)\/.*\.tsx?$/;
/** Files that customers import, definitions with the names of their tags, and the texts of each language. */
const ECHOES = /^widgets\/(definitions|package|typings)\/|^src\/i18n\/locales\//;

/** Gives a line for each name that several files export. */
export async function checkUniqueNames(): Promise<string[]> {
  return findSharedNames(await listFiles((path) => CODE.test(path)));
}

export function findSharedNames(files: readonly SourceFile[]): string[] {
  const exporters = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (ECHOES.test(path)) continue;
    const { values, types } = exportedNames(path, text);
    // A schema and its type are one thing.
    for (const name of new Set([...values, ...types]))
      exporters.set(name, [...(exporters.get(name) ?? []), path]);
  }
  return [...exporters]
    .filter(([name, paths]) =>
      paths.some((one, i) => paths.slice(i + 1).some((other) => !mayShare(name, one, other))),
    )
    .map(([name, paths]) => `${name} is exported by ${paths.sort().join(', ')}`);
}

/**
 * A schema of the contract may have the name of the domain's type, which it describes. A call of the contract begins with a small
 * letter, and the function that sends, computes or answers it may have its name.
 */
function mayShare(name: string, one: string, other: string): boolean {
  const folders = [one, other].map((path) => path.split('/').slice(0, 2).join('/'));
  if (new Set(folders).size === 1 || !folders.includes('src/contract')) return false;
  return folders.includes('src/domain') || /^[a-z]/.test(name);
}
