// Does to a page's built-ins what Prototype 1.6.1 does, written anew after its release: additions that loops over keys meet,
// other functions under the names of the language's, toJSON on arrays and texts, and element methods such as remove().
(() => {
  const each = (list, act) => {
    for (let at = 0; at < list.length; at++) act(list[at], at);
  };
  const extend = (target, source) => {
    for (const name in source) target[name] = source[name];
    return target;
  };
  const toArray = (list) => {
    const all = [];
    if (list) each(list, (one) => all.push(one));
    return all;
  };
  window.$A = toArray;
  window.Hash = class Hash {};
  window.Prototype = { Version: '1.6.1' };
  const same = (value) => value;
  Array.from = toArray;

  extend(Function.prototype, {
    // Not to be used with `new`.
    bind(self, ...first) {
      if (self === undefined && first.length === 0) return this;
      return (...rest) => this.apply(self, first.concat(rest));
    },
    defer() {
      return setTimeout(this, 10);
    },
    methodize() {
      const target = this;
      return function (...args) {
        return target.apply(null, [this].concat(args));
      };
    },
  });

  const collect = function (act, self) {
    const all = [];
    each(this, (one, at) => all.push((act ?? same).call(self, one, at)));
    return all;
  };
  const findAll = function (act, self) {
    const all = [];
    each(this, (one, at) => {
      if (act.call(self, one, at)) all.push(one);
    });
    return all;
  };
  extend(Array.prototype, {
    map: collect,
    collect,
    filter: findAll,
    findAll,
    find(act, self) {
      let found;
      each(this, (one, at) => {
        if (found === undefined && act.call(self, one, at)) found = one;
      });
      return found;
    },
    some(act, self) {
      let any = false;
      each(this, (one, at) => {
        any ||= !!(act ?? same).call(self, one, at);
      });
      return any;
    },
    // No list of keys and values.
    entries() {
      return toArray(this);
    },
    // Of a list with one item, that item.
    reduce() {
      return this.length > 1 ? this : this[0];
    },
    reverse(inline) {
      const turned = [];
      each(this, (one) => turned.unshift(one));
      if (inline !== false) each(turned, (one, at) => (this[at] = one));
      return turned;
    },
    compact() {
      return findAll.call(this, (one) => one !== null && one !== undefined);
    },
    // A text, which JSON.stringify() then writes as a text.
    toJSON() {
      return `[${collect.call(this, (one) => Object.toJSON(one)).join(', ')}]`;
    },
  });
  extend(String.prototype, {
    toJSON() {
      return `"${this}"`;
    },
    // Only from the beginning, whatever the second argument says.
    startsWith(part) {
      return this.lastIndexOf(part, 0) === 0;
    },
    strip() {
      return this.replace(/^\s+|\s+$/g, '');
    },
  });
  extend(Number.prototype, {
    toJSON() {
      return String(this);
    },
  });
  Date.prototype.toJSON = function () {
    return `"${this.getTime()}"`;
  };
  extend(Object, {
    extend,
    // Also what is inherited.
    keys(object) {
      const keys = [];
      for (const key in object) keys.push(key);
      return keys;
    },
    values(object) {
      const values = [];
      for (const key in object) values.push(object[key]);
      return values;
    },
    toJSON: (value) => (value?.toJSON ? value.toJSON() : String(value)),
  });

  const methods = {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    select(selector) {
      return toArray(this.querySelectorAll(selector));
    },
    scrollTo() {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
  };
  extend(HTMLElement.prototype, methods);
  extend(HTMLInputElement.prototype, methods);
  extend(HTMLFormElement.prototype, { reset: methods.hide, focus: methods.show });
  const { Element } = window;
  window.Element = extend((name, attributes) => extend(document.createElement(name), attributes), {
    Methods: methods,
  });
  window.Element.prototype = Element.prototype;
  extend(Event, { KEY_TAB: 9, element: (event) => event.target });
})();
