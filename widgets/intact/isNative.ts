/** Returns true if a function or class is the browser's own. */
export const isNative = (value: unknown): value is (...args: never[]) => unknown =>
  typeof value === 'function' && /native code/.test(Function.prototype.toString.call(value));
