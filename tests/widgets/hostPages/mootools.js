// Does to a page's built-ins what MooTools 1.2 to 1.4 does, written anew after those releases: classes of its own under the
// names of the browser's (Request, Event, Element), additions that loops over keys meet, bind() that calls at once.
(() => {
  const implement = (owner, methods) => {
    for (const name in methods) owner.prototype[name] = methods[name];
  };
  window.MooTools = { version: '1.4.5' };
  window.$type = (value) => typeof value;
  implement(Function, {
    bind(self, first) {
      return (...args) => this.apply(self, first === undefined ? args : [first]);
    },
    pass(args) {
      return () => this.apply(null, [args]);
    },
    extend(name, value) {
      this[name] = value;
      return this;
    },
  });
  implement(Array, {
    each(act, self) {
      for (let at = 0; at < this.length; at++) act.call(self, this[at], at, this);
    },
    clean() {
      return this.filter((one) => one !== null && one !== undefined);
    },
    include(one) {
      if (!this.includes(one)) this.push(one);
      return this;
    },
    $family: () => 'array',
  });
  implement(String, { test: (pattern) => new RegExp(pattern).test(this), $family: () => 'string' });
  implement(Number, { times: () => undefined, toInt: () => 0 });
  // One value becomes a list of one: also of what can be gone through.
  Array.from = (value) =>
    value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  const browserJson = window.JSON;
  window.JSON = {
    encode: (value) => browserJson.stringify(value),
    decode: (text) => browserJson.parse(text),
    stringify: (value) => browserJson.stringify(value),
    parse: (text) => browserJson.parse(text),
  };
  class MooEvent {
    constructor(event) {
      // It wraps the browser's, whose type it reads.
      this.isKey = event.type.includes('key');
      this.event = event;
    }
  }
  window.Event = MooEvent;
  window.Request = class Request {
    constructor(options) {
      this.options = options;
    }
    send() {
      return this;
    }
  };
  window.Element = function Element(tag, properties) {
    const element = document.createElement(tag);
    for (const name in properties) element.set(name, properties[name]);
    return element;
  };
  window.Element.prototype = HTMLElement.prototype;
  implement(window.Element, {
    set(name, value) {
      this.setAttribute(name, value);
      return this;
    },
    get(name) {
      return this.getAttribute(name);
    },
    erase(name) {
      this.removeAttribute(name);
      return this;
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    grab(element) {
      this.appendChild(element);
      return this;
    },
    contains(element) {
      return this !== element && (this.compareDocumentPosition(element) & 16) > 0;
    },
  });
})();
