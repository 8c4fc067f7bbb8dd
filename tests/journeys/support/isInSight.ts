/** All of it can be seen without scrolling. */
export const isInSight = (element: Element): boolean => {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  return [top + 2, bottom - 2].every((y) => {
    const hit = root.elementFromPoint(left + width / 2, y);
    return hit !== null && (element.contains(hit) || hit.contains(element)) && hit.closest('dialog') !== null;
  });
};
