// Rewrites finished code so that it uses the browser's own functions where the page has replaced them (widgets/intact): every
// method call, every loop over keys, and what is read from JavaScript's own objects.
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The depth of the node: of two insertions in one place, that of the outer node comes first. */
  readonly depth: number;
}

const ownObjects = ['Object', 'Array', 'String', 'Number', 'Function', 'Promise', 'Math', 'JSON', 'Date'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The method that a call names; undefined for `super.x()`, `a[b]()`, `a.#b()` and calls of plain functions. */
function methodOf({ type, callee }: Node): { callee: Node; object: Node; name: string } | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = callee;
  if (computed || !isNode(object) || object.type === 'Super') return undefined;
  if (!isNode(property) || property.type !== 'Identifier') return undefined;
  return { callee, object, name: String(property.name) };
}

/** Returns true if `node` is one of JavaScript's own objects, or its prototype. */
function isOwnObject(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Identifier') return ownObjects.includes(String(node.name));
  const { object, property, computed } = node;
  return (
    node.type === 'MemberExpression' &&
    !computed &&
    isNode(property) &&
    property.name === 'prototype' &&
    isOwnObject(object)
  );
}

/** Returns the text between an object and its property without the point: brackets that are closed there. */
const closing = (code: string, object: Node, property: Node): string =>
  code.slice(object.end, property.start).replace(/\?\?*\.$|\.$/, '');

/** @param code of a script or module, without comments between an object and its method */
export function guardCode(code: string): string {
  const edits: Edit[] = [];
  const insert = (from: number, text: string, depth: number, to = from): void => {
    const glued = /[\w$]$/.test(code.slice(Math.max(0, from - 1), from)) && /^\w/.test(text);
    edits.push({ from, to, text: glued ? ` ${text}` : text, depth });
  };

  function visit(node: Node, depth: number, inChain: boolean, isTarget: boolean): void {
    const chained = inChain || node.type === 'ChainExpression';
    const method = methodOf(node);
    if (method) guardCall(node, method, depth, chained);
    else if (node.type === 'ForInStatement') guardLoop(node, depth);
    else if (node.type === 'MemberExpression' && !isTarget && !chained) guardRead(node, depth);
    for (const part of partsOf(node)) {
      // The callee's own parts are visited instead of it: it is written anew above.
      if (method && part === method.callee) visit(method.object, depth + 1, chained, false);
      else visit(part, depth + 1, chained && isLink(node, part), isWritten(node, part));
    }
  }

  function guardCall(
    node: Node,
    { callee, object, name }: { callee: Node; object: Node; name: string },
    depth: number,
    chained: boolean,
  ): void {
    const property = callee.property as Node;
    const between = `${closing(code, object, property)},${JSON.stringify(name)}`;
    const args = node.arguments as Node[];
    if (chained) {
      insert(callee.start, '__method(', depth);
      insert(object.end, `${between})${node.optional ? '' : '?.'}`, depth, callee.end);
      return;
    }
    if (code[callee.end] !== '(') return;
    insert(callee.start, '__call(', depth);
    insert(object.end, `${between}${args.length > 0 ? ',' : ''}`, depth, callee.end + 1);
  }

  function guardLoop({ left, right }: Node, depth: number): void {
    if (!isNode(left) || !isNode(right)) return;
    insert(left.end, ' of __keys((', depth, right.start);
    insert(right.end, '))', -depth);
  }

  function guardRead(node: Node, depth: number): void {
    const { object, property, computed } = node;
    if (computed || !isNode(object) || !isNode(property) || property.name === 'prototype') return;
    if (!isOwnObject(object)) return;
    insert(node.start, '__read(', depth);
    insert(
      object.end,
      `${closing(code, object, property)},${JSON.stringify(property.name)})`,
      depth,
      node.end,
    );
  }

  visit(parseAst(code) as unknown as Node, 0, false, false);
  return applyEdits(code, edits);
}

/** Returns true if `part` is the next link of a chain that ends in `node`. */
const isLink = (node: Node, part: Node): boolean =>
  node.type === 'ChainExpression' || part === node.object || part === node.callee;

/** Returns true if `part` is written to or deleted in `node`. */
const isWritten = (node: Node, part: Node): boolean =>
  (node.type === 'AssignmentExpression' && part === node.left) ||
  node.type === 'UpdateExpression' ||
  (node.type === 'UnaryExpression' && node.operator === 'delete') ||
  (node.type === 'ForInStatement' && part === node.left) ||
  (node.type === 'ForOfStatement' && part === node.left) ||
  node.type === 'TaggedTemplateExpression';

function applyEdits(code: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.from - b.from || a.to - b.to || a.depth - b.depth);
  let at = 0;
  let out = '';
  for (const { from, to, text } of ordered) {
    if (from < at) throw new Error(`Two changes of the same code: ${code.slice(from - 40, to + 40)}`);
    out += code.slice(at, from) + text;
    at = to;
  }
  return out + code.slice(at);
}
