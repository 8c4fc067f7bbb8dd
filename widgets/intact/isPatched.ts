/**
 * Returns true if the page has added to JavaScript's own objects what every loop over keys meets, as Prototype and MooTools
 * do beside all that they replace, has functions or classes of its own in the place of the browser's, as scripts older than
 * the browser have, which often do less, or has taken one away. Of JavaScript's own classes each function is looked at. Of
 * the browser's there are a thousand, which to look at took 90 to 370 ms in Chromium, so these are named. The build writes
 * this function in front of the loader's code, so it uses nothing from outside.
 */
export const isPatched = (): boolean => {
  // A page's own `includes` may be another one. Of JSON and its like the browser says "[object JSON]".
  const isOwn = (value: unknown): boolean => !/\[(native|object [IJR])/.test(value as string);
  for (const _addition in []) return true;
  const names =
    'AbortController Array CustomEvent Function IntersectionObserver Intl JSON Map Number Object Promise Reflect RegExp Request ResizeObserver Set String Symbol TextEncoder URL URLSearchParams WeakMap append queueMicrotask replaceWith';
  for (const name of names.split(' ')) {
    const found: { prototype?: object } = document.head[name as never] ?? window[name as never];
    if (isOwn(found)) return true;
    // A replacement of a function of JavaScript's own is no more enumerable than that was; a new one does no harm.
    for (const owner of [found, found.prototype])
      for (const { value, enumerable } of Object.values(Object.getOwnPropertyDescriptors(owner ?? 0)))
        if (typeof value === 'function' && !enumerable && isOwn(value)) return true;
  }
  return isOwn(''.normalize);
};
