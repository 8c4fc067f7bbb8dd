// Learns which classes the rows have, by drawing the same courses with React and without it; and holds that nothing else tells
// the two apart.
import type { ViewNode } from '../../loader/firstView/ViewNode.ts';

/** Marks the place of a class that is not known yet. */
const MARK = '\u0002';

/** Stands for a class of the rows; `key` decides which (widgets/rows/instead/styled.ts). Classes are divided by spaces. */
export const unknownClass = (key: string): string => MARK + encodeURIComponent(key);

type Element = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: ViewNode[]];

/** React divides texts that stand side by side by comments. */
const joined = (children: readonly ViewNode[]): ViewNode[] =>
  children.reduce<ViewNode[]>((all, child) => {
    if (Array.isArray(child) && child[0] === '!') return all;
    const last = all.at(-1);
    if (typeof child === 'string' && typeof last === 'string') all[all.length - 1] = last + child;
    else all.push(child);
    return all;
  }, []);

/** Puts what is learned into `names`. Throws where the trees differ in anything but unknown classes. */
export function learnRows(drawn: ViewNode, rendered: ViewNode, names: Record<string, string>): void {
  if (typeof drawn === 'string' || typeof rendered === 'string') {
    if (drawn !== rendered) differ(drawn, rendered);
    return;
  }
  const [tag, attributes, ...children] = drawn as Element;
  const [otherTag, otherAttributes, ...others] = rendered as Element;
  const all = new Set([...Object.keys(attributes), ...Object.keys(otherAttributes)]);
  for (const name of all) {
    const [value, other] = [attributes[name], otherAttributes[name]];
    if (name === 'class') learnClasses(value ?? '', other ?? '', names);
    else if (value !== other) differ(`${name}=${value}`, `${name}=${other}`);
  }
  const [mine, theirs] = [joined(children), joined(others)];
  if (tag !== otherTag || mine.length !== theirs.length) differ(drawn, rendered);
  for (const [at, child] of mine.entries()) learnRows(child, theirs[at] ?? '', names);
}

function learnClasses(drawn: string, rendered: string, names: Record<string, string>): void {
  const rest = rendered.split(' ');
  const tokens = drawn.split(' ').filter(Boolean);
  tokens.forEach((token, at) => {
    if (!token.startsWith(MARK)) {
      if (rest.shift() !== token) differ(drawn, rendered);
      return;
    }
    const next = tokens[at + 1];
    const end = next === undefined ? rest.length : rest.indexOf(next);
    const found = rest.splice(0, end).join(' ');
    const key = decodeURIComponent(token.slice(MARK.length));
    if (names[key] !== undefined && names[key] !== found) differ(names[key], found);
    names[key] = found;
  });
  if (rest.join('') !== '') differ(drawn, rendered);
}

function differ(drawn: unknown, rendered: unknown): never {
  throw new Error(
    `Rows without React are otherwise: ${JSON.stringify(drawn)} is ${JSON.stringify(rendered)} with it.`,
  );
}
