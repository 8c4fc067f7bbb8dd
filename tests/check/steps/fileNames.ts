// Refuses a file that is not named after its export, so that a function or a component can be found in the list of files.
import { posix } from 'node:path';
import { exportedNames } from '../exportedNames.ts';
import { listFiles, type SourceFile } from '../files.ts';

const CODE = /^(src|widgets|tools|demo\/api)\/.*\.tsx?$/;
/**
 * One file per resource of the contract, whatever it exports, and one per group of texts; classes of tags end in .component.ts,
 * declarations in .d.ts.
 */
const EXEMPT = /^src\/contract\/|^src\/i18n\/locales\/|\.component\.ts$|\.d\.ts$/;

/** Names that say nothing about the file's content. */
const VAGUE = /^(common|general|helpers?|lib|misc|shared|tools?|utils?)$/;

/** Gives a line for each file with a wrong name. */
export async function checkFileNames(): Promise<string[]> {
  return findWrongNames(await listFiles((path) => CODE.test(path)));
}

/**
 * A file with one function, component or constant has the name of that, whatever types it exports too; one that exports only
 * one type has the name of the type. A file whose name begins with a capital has an export of that name. Names of files with
 * several functions are for a person to judge.
 */
export function findWrongNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap(({ path, text }) => {
      const name = posix.basename(path).replace(/\.tsx?$/, '');
      const { values, types } = exportedNames(path, text);
      if (VAGUE.test(name)) return [`${path} has a name that could be any file's`];
      const wanted = namesToHave(name, values, types);
      return wanted.length === 0 || wanted.some((candidate) => isSameName(candidate, name))
        ? []
        : [`${path} exports ${wanted.join(', ')}`];
    });
}

/** The exports of which one gives the file its name; none if any name will do. */
function namesToHave(name: string, values: readonly string[], types: readonly string[]): readonly string[] {
  if (/^[A-Z]/.test(name)) return [...values, ...types];
  if (values.length === 1) return values;
  return values.length === 0 && types.length === 1 ? types : [];
}

/** The dollar of a store and the dashes of a file name do not count. */
const isSameName = (exported: string, file: string): boolean =>
  exported.replace('$', '').toLowerCase() === file.replaceAll('-', '').toLowerCase();
