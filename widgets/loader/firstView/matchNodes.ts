// Makes the nodes of a first view equal to others without taking any away, so that what is typed in them, the focus and the
// selection stay.

/** Whether nothing but attributes and texts tells them apart. A field of another name is another field. */
const isAlike = (one: Node, other: Node | undefined): boolean =>
  one.nodeName === other?.nodeName &&
  (one as HTMLInputElement).name === (other as HTMLInputElement).name &&
  haveAlike(one, other);

const haveAlike = (one: Node, other: Node): boolean =>
  one.childNodes.length === other.childNodes.length &&
  [...one.childNodes].every((child, at) => isAlike(child, other.childNodes[at]));

function match(now: Node, wanted: Node): void {
  if (now instanceof Element && wanted instanceof Element) {
    for (const { name } of [...now.attributes]) if (!wanted.hasAttribute(name)) now.removeAttribute(name);
    for (const { name, value } of wanted.attributes)
      if (now.getAttribute(name) !== value) now.setAttribute(name, value);
    matchChildren(now, wanted);
  } else now.nodeValue = wanted.nodeValue;
}

const matchChildren = (now: Node, wanted: Node): void =>
  now.childNodes.forEach((child, at) => {
    const other = wanted.childNodes[at];
    if (other && !child.isEqualNode(other)) match(child, other);
  });

/** Gives what is in `now` the attributes and texts of what is in `wanted`. False, and nothing done, where the shapes differ. */
export function matchNodes(now: Element, wanted: Element): boolean {
  const isPossible = now.hasChildNodes() && haveAlike(now, wanted);
  if (isPossible) matchChildren(now, wanted);
  return isPossible;
}
