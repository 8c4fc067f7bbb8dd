/** Takes a node out where it is in something. Prototype has a remove() of its own, which throws where it is in nothing. */
export const detach = (node: ChildNode): void => {
  node.parentNode?.removeChild(node);
};
