// Finds the names that a file exports, with the build's parser.
import { type ESTree, parseSync, Visitor } from 'vite';
import { boundNames } from './declaredNames.ts';

/** Gives the names that a file exports, including export lists and re-exports. */
export function exportedNames(path: string, text: string): { values: string[]; types: string[] } {
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
