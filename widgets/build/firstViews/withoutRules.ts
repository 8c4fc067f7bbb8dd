// Takes out of the rows' components what only the app needs: the rules of their styles, which are in the sheet of the first view,
// and the code of what is opened later.
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function callsIn(node: Node): Node[] {
  const inside = Object.values(node)
    .flatMap((value) => value as unknown)
    .filter(isNode)
    .flatMap(callsIn);
  return node.type === 'CallExpression' ? [node, ...inside] : inside;
}

const byName: readonly unknown[] = ['css', 'keyframes', 'lazyScreen'];

/** `css(rules)`, or `styled.p.withConfig(…)(rules)`. */
function isNeedless({ callee }: Node): boolean {
  const called = callee as Node;
  if (called.type === 'Identifier') return byName.includes(called.name);
  const property = (called.callee as Node | undefined)?.property as Node | undefined;
  return called.type === 'CallExpression' && property?.name === 'withConfig';
}

/** Leaves the calls without their arguments. */
export function withoutRules(): Plugin {
  return {
    name: 'portal:without-rules',
    enforce: 'post',
    transform(code, id) {
      if (!/styled-components|lazyScreen/.test(code) || id.includes('/widgets/rows/')) return null;
      const found = callsIn(this.parse(code) as unknown as Node).filter(isNeedless);
      const outermost = found.filter(
        (one) => !found.some((all) => all.start < one.start && one.end <= all.end),
      );
      // The last first, so that the places of the others stay.
      const shorter = outermost
        .sort((a, b) => b.start - a.start)
        .reduce(
          (text, { callee, end }) => `${text.slice(0, (callee as Node).end)}()${text.slice(end)}`,
          code,
        );
      return { code: shorter, map: null };
    },
  };
}
