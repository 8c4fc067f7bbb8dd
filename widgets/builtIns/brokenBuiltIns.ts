// A page's scripts, old libraries most of all, may put functions and classes of their own in the place of the browser's, or take one
// away. Most do no harm. Without what is listed here the tags cannot work.

/** A built-in by its name, and a use of it that throws or is false where it is not what the browser gives. */
type Use = readonly [name: string, use: () => unknown];

/** What is worked out of literals alone, the build works out itself. */
const { nodeName, nodeType } = document;

const uses: readonly Use[] = [
  ['Symbol', () => typeof Symbol() === 'symbol'],
  ['Map', () => new Map([[1, 2]]).keys().next().value === 1],
  ['Set', () => [...new Set([1, 1])].length === 1 && new Set().forEach],
  ['WeakMap', () => new WeakMap().set(document, 1).get(document)],
  ['Promise', () => Promise.resolve().then],
  ['Reflect', () => Reflect.ownKeys({ a: 1 })[0] === 'a'],
  // To make a format takes a slow phone milliseconds.
  ['Intl', () => typeof Intl.NumberFormat === 'function'],
  ['URL', () => new URL('b?c=1', 'https://a.test/').searchParams.get('c') === '1'],
  ['URLSearchParams', () => [...new URLSearchParams('a=1')].length === 1],
  // In a frame by blob: no path leads anywhere.
  [
    'AbortController',
    () => {
      const stop = new AbortController();
      const target = new EventTarget();
      let isHeard = false;
      const hear = (): void => {
        isHeard = true;
      };
      // WebKit takes a signal that is none, and never hears it.
      target.addEventListener('a', hear, { signal: stop.signal });
      stop.abort();
      target.dispatchEvent(new Event('a'));
      return !isHeard;
    },
  ],
  ['Event', () => new Event('a').type === 'a'],
  ['CustomEvent', () => new CustomEvent('a', { detail: 1 }).detail],
  ['TextEncoder', () => new TextEncoder().encode('a').length],
  ['ResizeObserver', () => new ResizeObserver(() => undefined)],
  ['MutationObserver', () => new MutationObserver(() => undefined)],
  ['fetch', () => typeof fetch === 'function' && new Response('a').body],
  ['queueMicrotask', () => typeof queueMicrotask === 'function'],
  ['JSON', () => JSON.stringify({ a: [1] }) === '{"a":[1]}'],
  ['Function.prototype.bind', () => ((a: number, b: number) => a - b).bind(null, 3)(1) === 2],
  ['Object.assign', () => Object.assign({}, { a: 1 }, { b: 2 }).b],
  ['Object.entries', () => Object.entries({ a: 1 })[0]?.[1]],
  ['Array.prototype.at', () => [5].at(-1)],
  ['Array.prototype.find', () => [5].find(() => true)],
  ['Array.prototype.flatMap', () => [1].flatMap(() => [5])[0] === 5],
  ['Array.prototype.reduce', () => [2, 3].reduce((a, b) => a + b) === 5],
  ['String.prototype.includes', () => `${nodeName}?`.includes('?')],
  ['String.prototype.normalize', () => nodeName.normalize()],
  ['String.prototype.startsWith', () => `+${nodeName}`.startsWith('+')],
  ['Number.isSafeInteger', () => Number.isSafeInteger(nodeType)],
  ['Number.prototype.toFixed', () => nodeType.toFixed(1) === '9.0'],
  [
    'Element.prototype.append',
    () => {
      const element = document.createElement('i');
      element.append('a', 'b');
      return element.textContent === 'ab';
    },
  ],
];

/** Names what the page has broken. Uses nothing of that itself. */
export function brokenBuiltIns(): string[] {
  const broken: string[] = [];
  for (const [name, use] of uses) {
    try {
      if (use()) continue;
    } catch {
      // It is named below.
    }
    broken[broken.length] = name;
  }
  return broken;
}
