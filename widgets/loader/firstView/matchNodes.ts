// Makes the nodes of a first view equal to others. Nodes that differ only in attributes and texts are kept, and with them what is
// typed, the focus and the selection.

/** A field with another name is another field. */
const nameOf = (node: Node): string => node.nodeName + (node as HTMLInputElement).name;

function match(now: ChildNode, wanted: ChildNode): void {
  if (nameOf(now) !== nameOf(wanted)) now.replaceWith(wanted);
  else if (now instanceof Element && wanted instanceof Element) {
    for (const { name } of [...now.attributes]) if (!wanted.hasAttribute(name)) now.removeAttribute(name);
    for (const { name, value } of wanted.attributes)
      if (now.getAttribute(name) !== value) now.setAttribute(name, value);
    matchNodes(now, wanted);
  } else now.nodeValue = wanted.nodeValue;
}

/** Makes the content of both equal. */
export function matchNodes(now: Element, wanted: Element): void {
  const others = [...wanted.childNodes];
  if (now.childNodes.length !== others.length) now.replaceChildren(...others);
  else
    others.forEach((other, at) => {
      const child = now.childNodes[at];
      if (child && !child.isEqualNode(other)) match(child, other);
    });
}
