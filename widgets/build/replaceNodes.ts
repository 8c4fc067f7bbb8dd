// Replaces parts of a library's code by what its syntax tree says of them.
import { parseAst } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const hasName = (value: unknown, ...names: string[]): boolean =>
  isNode(value) && value.type === 'Identifier' && names.includes(String(value.name));

/**
 * @param insteadOf what takes the place of a node; undefined leaves it, and looks at its parts
 * @param staysWritten tells what stays as it is where a value is assigned to it
 */
export function replaceNodes(
  code: string,
  insteadOf: (node: Node) => string | undefined,
  staysWritten: (node: Node) => boolean = () => false,
): string {
  let out = '';
  let at = 0;
  const visit = (node: Node): void => {
    const instead = insteadOf(node);
    if (instead !== undefined) {
      out += code.slice(at, node.start) + instead;
      at = node.end;
      return;
    }
    for (const [name, parts] of Object.entries(node))
      for (const part of [parts].flat())
        if (isNode(part) && !(node.type === 'AssignmentExpression' && name === 'left' && staysWritten(part)))
          visit(part);
  };
  visit(parseAst(code) as unknown as Node);
  return out + code.slice(at);
}
