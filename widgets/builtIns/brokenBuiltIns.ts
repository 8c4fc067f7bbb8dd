// A page's scripts, especially old libraries, may replace the browser's functions and classes with their own, or remove one. Most do
// no harm. Without what is listed here the tags cannot work. A browser that is too old lacks some of it too.

/** A built-in by its name, and a use of it that throws or is false if it is not the browser's. */
type Use = readonly [name: string, use: () => unknown];

/** Not literals, of which the build would evaluate expressions itself. */
const { nodeName, nodeType } = document;

const uses: readonly Use[] = [
  ['Symbol', () => typeof Symbol() === 'symbol'],
  ['Map', () => new Map([[1, 2]]).keys().next().value === 1],
  ['Set', () => [...new Set([1, 1])].length === 1 && new Set().forEach],
  ['WeakMap', () => new WeakMap().set(document, 1).get(document)],
  ['Promise', () => Promise.resolve().then],
  ['Reflect', () => Reflect.ownKeys({ a: 1 })[0] === 'a'],
  // Creating a format takes milliseconds on a slow phone.
  ['Intl', () => typeof Intl.NumberFormat === 'function'],
  ['URL', () => new URL('b?c=1', 'https://a.test/').searchParams.get('c') === '1'],
  ['URLSearchParams', () => [...new URLSearchParams('a=1')].length === 1],
  [
    'AbortController',
    () => {
      const stop = new AbortController();
      const target = new EventTarget();
      let isHeard = false;
      const hear = (): void => {
        isHeard = true;
      };
      // WebKit accepts an object that is no signal, and ignores it.
      target.addEventListener('a', hear, { signal: stop.signal });
      stop.abort();
      target.dispatchEvent(new Event('a'));
      return !isHeard;
    },
  ],
  ['Event', () => new Event('a').type === 'a'],
  ['CustomEvent', () => new CustomEvent('a', { detail: 1 }).detail],
  ['TextEncoder', () => new TextEncoder().encode('a').length],
  ['crypto', () => crypto.getRandomValues(new Uint8Array(1))],
  [
    'adoptedStyleSheets',
    () => {
      const { adoptedStyleSheets: sheets } = document.createElement('div').attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('i {}');
      sheets.unshift(sheet);
      return sheets.length === 1;
    },
  ],
  ['ResizeObserver', () => new ResizeObserver(() => undefined)],
  ['MutationObserver', () => new MutationObserver(() => undefined)],
  ['fetch', () => typeof fetch === 'function' && new Response('a').body],
  ['queueMicrotask', () => typeof queueMicrotask === 'function'],
  ['JSON', () => JSON.stringify({ a: [1] }) === '{"a":[1]}'],
  ['Function.prototype.bind', () => ((a: number, b: number) => a - b).bind(null, 3)(1) === 2],
  ['Object.assign', () => Object.assign({}, { a: 1 }, { b: 2 }).b],
  ['Object.entries', () => Object.entries({ a: 1 })[0]?.[1]],
  ['Object.fromEntries', () => Object.fromEntries([['a', 1]]).a],
  ['Array.from', () => Array.from([5])[0] === 5],
  ['Array.prototype.at', () => [5].at(-1)],
  ['Array.prototype.every', () => ![5].every(() => false)],
  ['Array.prototype.find', () => [5].find(() => true)],
  ['Array.prototype.filter', () => [5].filter(() => false).length === 0],
  ['Array.prototype.flatMap', () => [1].flatMap(() => [5])[0] === 5],
  ['Array.prototype.includes', () => [5].includes(5)],
  ['Array.prototype.map', () => [4].map((one) => one + 1)[0] === 5],
  ['Array.prototype.reduce', () => [2, 3].reduce((a, b) => a + b) === 5],
  ['Array.prototype.some', () => [5].some(() => true)],
  ['Array.prototype.toSorted', () => [2, 1].toSorted()[0] === 1],
  ['String.prototype.includes', () => `${nodeName}?`.includes('?')],
  ['String.prototype.normalize', () => nodeName.normalize()],
  ['String.prototype.startsWith', () => `+${nodeName}`.startsWith('+')],
  ['String.prototype.padStart', () => nodeName.padStart(2)],
  ['String.prototype.trim', () => nodeName.trim()],
  ['Number.isSafeInteger', () => Number.isSafeInteger(nodeType)],
  ['Number.prototype.toFixed', () => nodeType.toFixed(1) === '9.0'],
  ['requestAnimationFrame', () => typeof requestAnimationFrame === 'function'],
  ['Element.prototype.closest', () => document.documentElement.closest('html')],
  [
    'Element.prototype.append',
    () => {
      const element = document.createElement('i');
      element.append('a', 'b');
      return element.textContent === 'ab';
    },
  ],
];

/** Names what is broken or missing, without using any of it. */
export function brokenBuiltIns(): string[] {
  const broken: string[] = [];
  for (const [name, use] of uses) {
    try {
      if (use()) continue;
    } catch {
      // Added below.
    }
    broken[broken.length] = name;
  }
  return broken;
}
