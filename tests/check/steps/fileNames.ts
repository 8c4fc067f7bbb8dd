// Refuses a file that is not called as what it exports: who looks for a function or a component finds it by the file list.
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { boundNames } from '../declaredNames.ts';
import { listFiles, type SourceFile } from '../files.ts';

const CODE = /^(src|widgets|tools|demo\/api)\/.*\.tsx?$/;
/** One file per resource of the contract, whatever it exports; classes of tags end in .component.ts, declarations in .d.ts. */
const EXEMPT = /^src\/contract\/|\.component\.ts$|\.d\.ts$/;

/** Names that say nothing of what is in the file. */
const VAGUE = /^(common|general|helpers?|lib|misc|shared|tools?|utils?)$/;

/** Gives a line for each file with a wrong name. */
export async function checkFileNames(): Promise<string[]> {
  return findWrongNames(await listFiles((path) => CODE.test(path)));
}

/**
 * A file with one export, types beside it aside, is called as that export; a file whose name begins with a capital has an
 * export of that name. What a file with several functions is about is for a person to judge.
 */
export function findWrongNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap(({ path, text }) => {
      const name = posix.basename(path).replace(/\.tsx?$/, '');
      const { values, types } = exportsOf(path, text);
      const exported = [...values, ...types];
      if (VAGUE.test(name)) return [`${path} has a name that could be any file's`];
      const sole = values.length === 1 || (values.length === 0 && exported.length === 1);
      if (!sole && !/^[A-Z]/.test(name)) return [];
      return exported.length === 0 || exported.some((candidate) => isSameName(candidate, name))
        ? []
        : [`${path} exports ${exported.join(', ')}`];
    });
}

/** The names that a file exports, those of a list or of another file too. */
function exportsOf(path: string, text: string): { values: string[]; types: string[] } {
  const values: string[] = [];
  const types: string[] = [];
  const declare = (declaration: ESTree.Declaration): void => {
    if (declaration.type === 'VariableDeclaration')
      values.push(...declaration.declarations.flatMap(({ id }) => boundNames(id)));
    else if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration')
      types.push(declaration.id.name);
    else if ('id' in declaration && declaration.id?.type === 'Identifier') values.push(declaration.id.name);
  };
  new Visitor({
    ExportNamedDeclaration({ declaration, specifiers, exportKind }) {
      if (declaration) declare(declaration);
      for (const { exported, exportKind: own } of specifiers) {
        const name = exported.type === 'Literal' ? exported.value : exported.name;
        (exportKind === 'type' || own === 'type' ? types : values).push(name);
      }
    },
  }).visit(parseSync(path, text).program);
  return { values, types };
}

/** The dollar of a store and the dashes of a file name do not count. */
const isSameName = (exported: string, file: string): boolean =>
  exported.replace('$', '').toLowerCase() === file.replaceAll('-', '').toLowerCase();
