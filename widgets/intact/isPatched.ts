/**
 * Whether the page has added to JavaScript's own objects what every loop over keys meets, as Prototype and MooTools do beside all
 * that they replace, or has an `Array.from`, a `flatMap`, a `bind` or an `append` of its own, as scripts older than the browser's,
 * which often do less. The build writes this function in front of the loader's code, so it uses nothing from outside.
 */
export const isPatched = (): boolean => {
  for (const _addition in []) return true;
  const { append, before, remove, prepend, replaceWith } = document.documentElement;
  const { at, find, flatMap } = Array.prototype;
  for (const own of [
    Array.from,
    Array.from.bind,
    at,
    find,
    flatMap,
    append,
    before,
    remove,
    prepend,
    replaceWith,
  ])
    if (!`${own}`.includes('[native')) return true;
  return false;
};
