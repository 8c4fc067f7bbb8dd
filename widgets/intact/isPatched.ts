/**
 * Whether the page has added to JavaScript's own objects what every loop over keys meets, as Prototype and MooTools do beside all
 * that they replace, has functions or classes of its own in the place of the browser's, as scripts older than the browser have, which
 * often do less, or has taken one away. The build writes this function in front of the loader's code, so it uses nothing from outside.
 */
export const isPatched = (): boolean => {
  for (const _addition in []) return true;
  const { append, before, remove, prepend, replaceWith } = document.documentElement;
  for (const own of [
    Array.from,
    Array.from.bind,
    Object.entries,
    window.IntersectionObserver,
    window.ResizeObserver,
    Intl?.NumberFormat,
    Map,
    Promise,
    URL,
    [].at,
    [].find,
    [].flatMap,
    append,
    before,
    remove,
    prepend,
    replaceWith,
  ])
    if (!`${own}`.includes('[native')) return true;
  return false;
};
