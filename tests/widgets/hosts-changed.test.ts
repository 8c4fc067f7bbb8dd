// Pages that have changed what the browser gives: functions, classes, observers.
import { type Host, script, testHosts } from './host.ts';

const changed: readonly Host[] = [
  {
    is: 'hears each call of fetch, and takes its address for a text',
    head: script(`const own = window.fetch;
      window.fetch = async (address, options) => {
        if (address.includes('/nunca')) throw new TypeError('no');
        const answer = await own(address, options);
        await answer.clone().text();
        return answer;
      };`),
  },
  {
    is: 'has an old matchMedia of its own, which says nothing of changes',
    head: script(
      'matchMedia = (media) => ({ media, matches: false, addListener() {}, removeListener() {} })',
    ),
  },
  {
    is: 'has elements without custom states, as older browsers',
    head: script('delete ElementInternals.prototype.states'),
  },
  {
    is: 'has an Array.from of its own, which knows nothing but lists',
    head: script('Array.from = (list) => Array.prototype.slice.call(list)'),
  },
  {
    is: 'has an at, a find and a flatMap of its own, which give back nothing, the place and what is not flat',
    head: script(`Array.prototype.at = () => undefined;
      Array.prototype.find = function (is) { return this.findIndex(is); };
      Array.prototype.flatMap = function (make) { return this.map(make); };`),
  },
  {
    is: 'has a Symbol of its own, which gives texts',
    head: script(
      "window.Symbol = (name) => '@@' + name; Object.assign(Symbol, { for: Symbol, iterator: '@@iterator' })",
    ),
  },
  {
    is: 'has a Set and a URLSearchParams of its own, which no loop goes through',
    head: script(`window.Set = class { constructor() { this.all = []; } has(one) { return this.all.indexOf(one) >= 0; }
        add(one) { this.all.push(one); return this; } };
      window.URLSearchParams = class { get() { return null; } has() { return false; } toString() { return ''; } };`),
  },
  {
    is: 'has functions of texts and objects of its own, which find what a pattern does and know one source',
    head: script(`String.prototype.includes = function (part) { return this.search(part) >= 0; };
      String.prototype.startsWith = function (part) { return this.search(part) === 0; };
      String.prototype.replaceAll = function (part, by) { return this.replace(part, by); };
      Object.assign = (to, from) => { for (const key in from) to[key] = from[key]; return to; };`),
  },
  {
    is: 'has taken Map, WeakMap, Symbol, URL and Intl away',
    engines: true,
    head: script("for (const name of ['Map', 'WeakMap', 'Symbol', 'URL', 'Intl']) delete window[name]"),
  },
  {
    is: 'has a bind of its own, which takes what it is called with from the first moment on',
    engines: true,
    head: script(`Function.prototype.bind = function (self, given) {
      const own = this;
      return function () { return own.apply(self, given != null ? [].concat(given) : arguments); }; };`),
  },
  {
    is: 'has an append and a replaceWith of its own, which know nothing but one node',
    engines: true,
    head: script(`Element.prototype.append = function (node) { this.appendChild(node); };
      Element.prototype.replaceWith = function (node) { this.parentNode.replaceChild(node, this); };`),
  },
  ...['AbortController', 'queueMicrotask', 'Reflect', 'TextEncoder', 'WeakMap'].map((name) => ({
    is: `has taken ${name} away`,
    head: script(`delete window.${name}`),
  })),
  {
    is: 'has taken normalize, isInteger and isSafeInteger away',
    head: script(
      'delete String.prototype.normalize; Number.isInteger = undefined; delete Number.isSafeInteger',
    ),
  },
  {
    is: 'has an AbortController of its own, whose signals no call of fetch takes',
    engines: true,
    head: script(`window.AbortController = function () {
        this.signal = { aborted: false, addEventListener() {}, removeEventListener() {} };
        this.abort = () => { this.signal.aborted = true; };
      };
      window.AbortSignal = function () {};`),
  },
  {
    is: 'has a fetch of its own, which is no more than XMLHttpRequest',
    engines: true,
    head: '<script src="/host-pages/old-fetch.js"></script>',
  },
  {
    is: 'has a CustomEvent and an Event of its own, as for Internet Explorer',
    engines: true,
    head: script(`for (const name of ['CustomEvent', 'Event']) {
        const { prototype } = window[name];
        window[name] = function (type, { bubbles, cancelable, detail } = {}) {
          const event = document.createEvent(name);
          if (name === 'Event') event.initEvent(type, bubbles, cancelable);
          else event.initCustomEvent(type, bubbles, cancelable, detail);
          return event;
        };
        window[name].prototype = prototype;
      }`),
  },
  {
    is: 'has regular expressions, JSON and functions of numbers of its own',
    head: script(`const { exec } = RegExp.prototype;
      RegExp.prototype.exec = function (text) { return exec.call(this, text); };
      RegExp.prototype.test = function (text) { return exec.call(this, text) !== null; };
      window.JSON = { parse: (text) => eval('(' + text + ')'), stringify: String };
      Number.prototype.toFixed = () => 'x';`),
  },
  {
    is: 'has an HTMLElement of its own, for classes that are functions',
    engines: true,
    head: script(`const Own = HTMLElement;
      window.HTMLElement = function HTMLElement() { return Reflect.construct(Own, [], this.constructor); };
      HTMLElement.prototype = Own.prototype;
      HTMLElement.prototype.constructor = HTMLElement;
      Object.setPrototypeOf(HTMLElement, Own);`),
  },
  {
    is: 'has every shadow root closed',
    head: script(`const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) { return attach.call(this, { ...init, mode: 'closed' }); };`),
  },
  {
    is: 'has promises without finally, as older browsers',
    head: script('Promise.prototype.finally = undefined'),
  },
  {
    is: 'has stopped the clock in 2020',
    head: script(`const Own = Date;
      window.Date = class extends Own { constructor(...of) { super(...(of.length ? of : [Date.now()])); } static now() { return 1.58e12; } };`),
    // It is noted how far the clock is off.
    moves: true,
  },
  {
    is: 'records the page: each shadow root, sheet and entry of the history',
    engines: true,
    head: script(`const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) { return attach.call(this, { ...init, mode: 'open' }); };
      const sheets = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
      if (sheets) Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { ...sheets, set(list) { sheets.set.call(this, list); } });
      for (const name of ['pushState', 'replaceState']) {
        const own = history[name];
        history[name] = function (state, title, address) { if (address) address.indexOf('?'); return own.apply(this, arguments); };
      }`),
  },
  {
    is: 'marks each node that comes or changes',
    head: script(`new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of [...addedNodes, target]) if (node.nodeType === 1 && !node.matches('.visto')) node.classList.add('visto');
    }).observe(document, { childList: true, subtree: true, attributes: true })`),
    moves: true,
  },
  {
    is: 'delays its scripts by another type until it has loaded, as optimizers do',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script><script type="a1b2c3-module" src="%PORTAL%/widgets/portal.js"></script></head><body>%TAGS%${script(`addEventListener('load', () => {
      for (const script of document.querySelectorAll('script[type^=a1b2c3-]')) {
        const copy = document.createElement('script');
        copy.type = script.type.slice(7);
        copy.src = script.src;
        script.replaceWith(copy);
      }
    })`)}</body></html>`,
    moves: true,
  },
];

testHosts('changes to what the browser gives', changed);
