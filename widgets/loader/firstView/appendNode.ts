// Builds the nodes of a first view from its data: no HTML is parsed, so that a page's Trusted Types have nothing to refuse.
import { type Attributes, HOLE, type Hole, type ViewHead, type ViewNode } from './ViewNode.ts';

/** Fills a hole: with the value of an option, or with the address of a path that begins with a slash. */
export type Fill = (hole: Hole) => string | undefined;

const SVG = 'http://www.w3.org/2000/svg';

function elementOf(parent: Element, tag: string, attributes: Attributes, fill: Fill): Element {
  const space = tag === 'svg' ? SVG : parent.namespaceURI;
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) {
    const filled = value.startsWith(HOLE) ? (fill(value.slice(1) as Hole) ?? '') : value;
    // A policy of the page may refuse the attribute, but not the property.
    if (name === 'style') (element as HTMLElement).style.cssText = filled;
    else element.setAttribute(name, filled);
  }
  return element;
}

/** The text of a node that begins with `=`. */
export function textOf([, option = '', otherwise = '', instead]: readonly string[], fill: Fill): string {
  const value = fill(option as Hole);
  return value === undefined ? otherwise : (instead ?? value);
}

/** Appends what `node` describes to `parent`. @param other the element to append instead */
export function appendNode(parent: Element, node: ViewNode, fill: Fill, other?: ViewHead): void {
  if (typeof node === 'string') {
    parent.append(node);
    return;
  }
  const [kind, second, third, fourth] = node as readonly [string, unknown, unknown, unknown];
  if (kind === '!') parent.append(document.createComment(second as string));
  else if (kind === '=') parent.append(textOf(node as readonly string[], fill));
  else if (kind === '?') {
    if (fill(second as Hole) !== undefined) appendNode(parent, third as ViewNode, fill);
  } else if (kind === '|') {
    const value = fill(second as Hole);
    const heads = third as Readonly<Record<string, ViewHead>>;
    appendNode(
      parent,
      fourth as ViewNode,
      fill,
      value === undefined ? undefined : (heads[value] ?? heads[HOLE]),
    );
  } else {
    const [tag, attributes] = other ?? [kind, second as Attributes];
    const element = elementOf(parent, tag, attributes, fill);
    for (const child of node.slice(2)) appendNode(element, child as ViewNode, fill);
    parent.append(element);
  }
}
