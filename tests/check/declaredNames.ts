// Finds the names that a file declares.

/** Constants, functions and types; parameters with a type; fields of types. */
const DECLARED: readonly RegExp[] = [
  /^\s*(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface) (\$?\w+)/gm,
  /[(,] ?(\w+)\??: (?:string|number|boolean|unknown|readonly)\b|\((\w+)\??: [A-Z]/g,
  /^\s+(?:readonly )?(\w+)\??(?:\([^)\n]*\))?: [^\n]*;$/gm,
  /[{;] (?:readonly )?(\w+)\??: (?:string|number|boolean|unknown|readonly|[A-Z]\w*)[^,{}()\n]*(?=[;}])/g,
];

/** Matches the names that a destructuring takes out: `const { a, b: c } =`, `({ a }) =>`, `for (const [a] of`. */
const TAKEN =
  /\b(?:const|let) ([{[][^;]*?[}\]]) (?:=|of) |\((\{[^(){}]*\})(?=[,):])|,\s*(\{[^(){}]*\})(?=:)/g;

const takenIn = (text: string): string[] =>
  [...text.matchAll(TAKEN)].flatMap(([, declared, first, other]) =>
    [
      ...(declared ?? first ?? other ?? '').matchAll(
        /(?:^|[{[,]|\.{3})\s*(?:\w+: )?(\w+)(?=\s*(?:[,}\]]|=[^>]))/g,
      ),
    ].flatMap(([, found]) => found ?? []),
  );

/** `facturaOf`, `listFacturas`, `consulta`, …: constants, functions, types, their fields, and parameters. */
export const declaredNames = (text: string): string[] => [
  ...DECLARED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, found, other]) => found ?? other ?? []),
  ),
  ...takenIn(text),
];
