/** Removes a node from its parent, if any. Prototype has its own remove(), which throws if there is no parent. */
export const detach = (node: ChildNode): void => {
  node.parentNode?.removeChild(node);
};
