// Pages that have changed built-ins of the browser: functions, classes, observers.
import { type Host, script, testHosts } from './host.ts';

const changed: readonly Host[] = [
  {
    is: 'wraps fetch, and takes its address for a string',
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
