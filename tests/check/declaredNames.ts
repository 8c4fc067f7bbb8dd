// Finds the names that a file declares, with the build's parser.
import { type ESTree, parseSync, Visitor } from 'vite';

type Pattern = ESTree.BindingPattern | ESTree.ParamPattern | ESTree.TSParameterProperty;
type Key = ESTree.PropertyKey;

/**
 * Lists constants, functions, classes, types and their parameters, names bound by patterns, fields and methods, keys of
 * constants, members of enums, and the other names that an import or export gives.
 * @throws an Error if the file cannot be parsed
 */
export function declaredNames(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text, { sourceType: 'module' });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const names = new Set<string>();
  const add = (node: { name: string } | null | undefined): void => {
    if (node) names.add(node.name);
  };
  const addKey = ({ key, computed }: { key: Key; computed: boolean }): void => {
    if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) add(key);
  };
  const take = (pattern: Pattern): void => {
    for (const name of boundNames(pattern)) names.add(name);
  };
  const addFunction = ({ params }: { params: readonly Pattern[] }): void => params.forEach(take);
  new Visitor({
    VariableDeclarator({ id, init }) {
      take(id);
      // The keys of an object without a type are the only declaration of its shape; otherwise the type declares them.
      if (!('typeAnnotation' in id && id.typeAnnotation)) keysOf(init).forEach(addKey);
    },
    FunctionDeclaration(node) {
      add(node.id);
      addFunction(node);
    },
    FunctionExpression(node) {
      add(node.id);
      addFunction(node);
    },
    ArrowFunctionExpression: addFunction,
    TSDeclareFunction(node) {
      add(node.id);
      addFunction(node);
    },
    TSFunctionType: addFunction,
    TSMethodSignature(node) {
      addKey(node);
      addFunction(node);
    },
    CatchClause: ({ param }) => param && take(param),
    ClassDeclaration: ({ id }) => add(id),
    ClassExpression: ({ id }) => add(id),
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
    AccessorProperty: addKey,
    TSAbstractMethodDefinition: addKey,
    TSAbstractPropertyDefinition: addKey,
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSTypeParameter: ({ name }) => add(name),
    TSPropertySignature: addKey,
    TSEnumDeclaration: ({ id }) => add(id),
    TSEnumMember: ({ id }) => id.type === 'Identifier' && add(id),
    Property: (node) => node.method && addKey(node as ESTree.ObjectProperty),
    ImportSpecifier: ({ imported, local }) =>
      imported.type === 'Identifier' && imported.name !== local.name && add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
    ExportSpecifier: ({ exported }) => exported.type === 'Identifier' && add(exported),
  }).visit(program);
  return [...names];
}

function keysOf(value: ESTree.Expression | null): ESTree.ObjectProperty[] {
  if (value?.type === 'TSAsExpression') return keysOf(value.expression);
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.filter(
    (one): one is ESTree.ObjectProperty => one.type === 'Property' && !one.shorthand,
  );
}

/** The names that a pattern binds; the keys that it reads are declared elsewhere. */
export function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        boundNames(one.type === 'RestElement' ? one.argument : one.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? boundNames(one) : []));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'TSParameterProperty':
      return boundNames(pattern.parameter);
  }
}
