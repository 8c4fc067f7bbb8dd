// Imitates careless scripts of a page: global listeners that swallow events, prototypes with extra members, a `$` of their own.
Object.defineProperty(Array.prototype, 'ultimo', {
  configurable: true,
  value: function ultimo() {
    return this[this.length - 1];
  },
});
globalThis.React = { version: '0.14.0' };
globalThis.process = { env: {} };
jQuery(document).on('click keydown submit', 'a, button, form', (event) => event.stopPropagation());
