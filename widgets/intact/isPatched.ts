/**
 * Whether the page has added to JavaScript's own objects what every loop over keys meets, as Prototype and MooTools do beside all
 * that they replace, or has an `Array.from` or a `bind` of its own, as scripts older than the browser's, which often do less. The build writes this function in front of the loader's code, so it uses nothing from outside.
 */
export const isPatched = (): boolean => {
  for (const _addition in []) return true;
  return !(`${Array.from}`.includes('[native') && `${Array.from.bind}`.includes('[native'));
};
