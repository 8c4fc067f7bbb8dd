// Pages whose scripts have broken what the tags need, or taken it away. No tag is shown there: what the page has put inside it stays,
// and the panel names what is broken.
import { expect } from 'chai';
import { rowsOf } from './diagnosis.ts';
import { script } from './host.ts';
import { inEveryEngine, open } from './support.ts';

interface Broken {
  is: string;
  engines?: true;
  head: string;
  /** The panel names these, among others. */
  names: readonly string[];
}

const pages: readonly Broken[] = [
  {
    is: 'has an at, a find and a flatMap of its own, which return nothing, the index and a nested list',
    head: script(`Array.prototype.at = () => undefined;
      Array.prototype.find = function (is) { return this.findIndex(is); };
      Array.prototype.flatMap = function (make) { return this.map(make); };`),
    names: ['Array.prototype.at', 'Array.prototype.find', 'Array.prototype.flatMap'],
  },
  {
    is: 'has a Symbol of its own, which gives texts',
    head: script(
      "window.Symbol = (name) => '@@' + name; Object.assign(Symbol, { for: Symbol, iterator: '@@iterator' })",
    ),
    names: ['Symbol'],
  },
  {
    is: 'has a Set and a URLSearchParams of its own, which cannot be iterated',
    head: script(`window.Set = class { constructor() { this.all = []; } has(one) { return this.all.indexOf(one) >= 0; }
        add(one) { this.all.push(one); return this; } };
      window.URLSearchParams = class { get() { return null; } has() { return false; } toString() { return ''; } };`),
    names: ['Set', 'URLSearchParams'],
  },
  {
    is: 'has an includes and a startsWith of its own, which search by a pattern, and an Object.assign of one source',
    head: script(`String.prototype.includes = function (part) { return this.search(part) >= 0; };
      String.prototype.startsWith = function (part) { return this.search(part) === 0; };
      Object.assign = (to, from) => { for (const key in from) to[key] = from[key]; return to; };`),
    names: ['Object.assign', 'String.prototype.includes', 'String.prototype.startsWith'],
  },
  {
    is: 'has taken Map, WeakMap, Symbol, URL and Intl away',
    engines: true,
    head: script("for (const name of ['Map', 'WeakMap', 'Symbol', 'URL', 'Intl']) delete window[name]"),
    names: ['Map', 'WeakMap', 'Symbol', 'URL', 'Intl'],
  },
  {
    is: 'has a bind of its own, which ignores the arguments of the call if some were bound',
    engines: true,
    head: script(`Function.prototype.bind = function (self, given) {
      const own = this;
      return function () { return own.apply(self, given != null ? [].concat(given) : arguments); }; };`),
    names: ['Function.prototype.bind'],
  },
  {
    is: 'has an append of its own, which knows nothing but one node',
    engines: true,
    head: script('Element.prototype.append = function (node) { this.appendChild(node); };'),
    names: ['Element.prototype.append'],
  },
  ...['AbortController', 'queueMicrotask', 'Reflect', 'TextEncoder', 'WeakMap'].map((name) => ({
    is: `has taken ${name} away`,
    head: script(`delete window.${name}`),
    names: [name],
  })),
  {
    is: 'has a map of its own, which makes texts of numbers, and a filter, which keeps all of them',
    head: script(`Array.prototype.map = function (make) {
        const made = [];
        for (const one of this) made.push(typeof one === 'number' ? String(make(one)) : make(one, made.length));
        return made;
      };
      Array.prototype.filter = function (keep) {
        const kept = [];
        for (const one of this) if (typeof one === 'number' || keep(one, kept.length)) kept.push(one);
        return kept;
      };`),
    names: ['Array.prototype.map', 'Array.prototype.filter'],
  },
  {
    is: 'has taken crypto and adoptedStyleSheets away, which old browsers lack',
    engines: true,
    head: script(
      'delete window.crypto; for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets;',
    ),
    names: ['crypto', 'adoptedStyleSheets'],
  },
  {
    is: 'has an adoptedStyleSheets of its own, which is null',
    head: script("Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { get: () => null });"),
    names: ['adoptedStyleSheets'],
  },
  {
    is: 'has style sheets without replaceSync',
    head: script('delete CSSStyleSheet.prototype.replaceSync;'),
    names: ['adoptedStyleSheets'],
  },
  {
    is: 'has taken from, some and toSorted away from lists, and trim and padStart from texts',
    engines: true,
    head: script(`delete Array.from; delete Object.fromEntries;
      for (const name of ['some', 'toSorted']) delete Array.prototype[name];
      for (const name of ['trim', 'padStart']) delete String.prototype[name];`),
    names: [
      'Array.from',
      'Object.fromEntries',
      ...['some', 'toSorted'].map((name) => `Array.prototype.${name}`),
      'String.prototype.padStart',
      'String.prototype.trim',
    ],
  },
  {
    is: 'has taken closest and requestAnimationFrame away',
    head: script('delete Element.prototype.closest; delete window.requestAnimationFrame;'),
    names: ['requestAnimationFrame', 'Element.prototype.closest'],
  },
  {
    is: 'has taken normalize and isSafeInteger away',
    head: script('delete String.prototype.normalize; delete Number.isSafeInteger'),
    names: ['String.prototype.normalize', 'Number.isSafeInteger'],
  },
  {
    is: 'has an AbortController of its own, whose signals no call of fetch takes',
    engines: true,
    head: script(`window.AbortController = function () {
        this.signal = { aborted: false, addEventListener() {}, removeEventListener() {} };
        this.abort = () => { this.signal.aborted = true; };
      };
      window.AbortSignal = function () {};`),
    names: ['AbortController'],
  },
  {
    is: 'has a fetch of its own, which is no more than XMLHttpRequest',
    engines: true,
    head: '<script src="/host-pages/old-fetch.js"></script>',
    names: ['fetch'],
  },
  {
    is: 'has JSON and functions of numbers of its own',
    head: script(`window.JSON = { parse: (text) => eval('(' + text + ')'), stringify: String };
      Number.prototype.toFixed = () => 'x';`),
    names: ['JSON', 'Number.prototype.toFixed'],
  },
  {
    is: 'has an Object.entries of its own, which lists what is inherited too',
    head: script(
      'Object.entries = (of) => { const all = []; for (const key in of) all.push(key, of[key]); return all; };',
    ),
    names: ['Object.entries'],
  },
  {
    is: 'has old stand-ins of Map, Set, Promise and URL',
    head: script(`(() => {
      class Old { constructor() { this.all = []; } get(key) { return this.all.find(([one]) => one === key)?.[1]; }
        set(key, value) { this.all.push([key, value]); } has(key) { return this.all.some(([one]) => one === key); } }
      window.Map = Old; window.Set = Old;
      window.Promise = function (start) { this.then = (done) => { start(done); }; };
      window.URL = function (text) { this.href = text; };
    })();`),
    names: ['Map', 'Set', 'Promise', 'URL'],
  },
  {
    is: 'has no observers, and nothing of Intl',
    head: script('delete window.ResizeObserver; window.MutationObserver = undefined; window.Intl = {};'),
    names: ['ResizeObserver', 'MutationObserver', 'Intl'],
  },
  {
    is: 'has Prototype 1.6',
    head: '<script src="/host-pages/prototype.js"></script>',
    names: ['Array.prototype.reduce'],
  },
  {
    is: "has MooTools 1.4 with what it keeps of 1.2, of Debian's package",
    head: '<script src="/javascript/mootools/mootools-core-nc.js"></script>',
    names: ['Function.prototype.bind', 'Event'],
  },
  {
    is: 'has MooTools 1.2',
    head: '<script src="/host-pages/mootools.js"></script>',
    names: ['Function.prototype.bind', 'Event'],
  },
];

describe('what a page has put inside a tag stays, and the panel names what is broken,', () => {
  for (const { is, engines, head, names } of pages) {
    (engines ? inEveryEngine : it)(`in a page that ${is}`, async () => {
      const page = await open({ head, body: '<portal-login diagnostico>Llámenos</portal-login>' });
      page.allow(/Portal: un script de esta página cambió o quitó/);
      await page.until('the panel', () => rowsOf(page).length > 0);
      for (const name of names)
        expect(rowsOf(page)).to.include(`fault Un script de la página cambió o quitó ${name}.`);
      const tag = page.document.querySelector('portal-login') as HTMLElement;
      expect(tag.shadowRoot).to.equal(null);
      expect(tag.getBoundingClientRect().height).to.be.above(0);
    });
  }
});
