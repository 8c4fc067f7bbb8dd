/**
 * Whether the page has added to JavaScript's own objects what every loop over keys meets, as Prototype and MooTools do beside all
 * that they replace, has functions or classes of its own in the place of the browser's, as scripts older than the browser have, which
 * often do less, or has taken a class away. The build writes this function in front of the loader's code, so it uses nothing from outside.
 */
export const isPatched = (): boolean => {
  // A page's own `includes` may be another one.
  const isOwn = (value: unknown): boolean => !/\[native/.test(value as string);
  for (const _addition in []) return true;
  for (const owner of [Array.prototype, String.prototype, Object]) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      const value: unknown = owner[name as never];
      // What takes the place of a browser's function is no more enumerable than that was; what is new does no harm.
      // biome-ignore lint/suspicious/noPrototypeBuiltins: the owners are the browser's own, which have it
      if (typeof value === 'function' && !owner.propertyIsEnumerable(name) && isOwn(value)) return true;
    }
  }
  const names =
    'IntersectionObserver Map Promise ResizeObserver Set Symbol URL URLSearchParams append matches remove replaceWith';
  return [
    Array.from,
    isOwn.bind,
    window.Intl?.NumberFormat,
    ...names.split(' ').map((name) => document.head[name as never] ?? window[name as never]),
  ].some(isOwn);
};
