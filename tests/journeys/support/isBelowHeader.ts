/** All of it is between the header, which stays at the top of the window, and the window's end. */
export const isBelowHeader = (element: Element): boolean => {
  const header = (element.getRootNode() as ShadowRoot).querySelector('[part="header"]');
  const { top, bottom } = element.getBoundingClientRect();
  return top >= (header?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight;
};
