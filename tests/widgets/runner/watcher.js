// First script of every test page: notes what must not happen, and holds long timers so that a test can fire them.
window.watched = [];
const note = (kind, text) => window.watched.push(`${kind}: ${text}`);
/** Collects what the portal says to whoever looks after the page when a file or a call has failed, as the test wanted. */
window.advice = [];
const ofFailure = /^Portal: (?:<[\w-]+>: |no llegó el archivo )/;
for (const level of ['error', 'warn']) {
  const before = console[level];
  console[level] = (...args) => {
    const text = args.map(String).join(' ');
    if (level === 'warn' && ofFailure.test(text)) window.advice.push(text);
    else note(`console.${level}`, text);
    before.apply(console, args);
  };
}
addEventListener('error', (event) => note('error', event.message));
addEventListener('unhandledrejection', (event) => note('unhandled rejection', String(event.reason)));
addEventListener('vite:preloadError', () => note('event', 'vite:preloadError'));
document.addEventListener('securitypolicyviolation', (event) =>
  note('csp', `${event.violatedDirective} ${event.blockedURI}`),
);

// Limits of eight seconds or more are never waited for: `longTimers` lists them, and calling one is its time passing.
window.longTimers = [];
const timeout = window.setTimeout;
window.setTimeout = (callback, delay, ...args) => {
  if (!(delay >= 8_000)) return timeout(callback, delay, ...args);
  if (typeof callback === 'function') window.longTimers.push({ delay, fire: () => callback(...args) });
  return timeout(() => undefined, 0);
};
/**
 * Describes the parts of the page that the tags must leave as they are. The insides and `listo` of tags are theirs;
 * <portal-completo> is the page, so that title, direction and address are its own too.
 */
const tagNames = ['portal-login', 'portal-inscripcion-publica', 'portal-cliente', 'portal-completo'];
const isOwned = () => document.querySelector('portal-completo') !== null;
function outlineOf(node) {
  const isTag = tagNames.includes(node.localName);
  const attributes = [...(node.attributes ?? [])]
    .filter(({ name }) => !(isTag && name === 'listo') && !(isOwned() && name === 'dir'))
    .map(({ name, value }) => `${name}=${value}`);
  const children =
    isTag || (isOwned() && node.localName === 'title') ? [] : [...node.childNodes].map(outlineOf);
  return [node.nodeName, ...attributes, node.nodeType === 1 ? '' : node.nodeValue, ...children]
    .flat()
    .join('|');
}
/** The functions of JavaScript's and the document's own objects, which no tag may change. */
const { getOwnPropertyDescriptor, ownKeys } = Reflect;
const builtIns = () =>
  [
    Object,
    Array,
    Function,
    String,
    Number,
    Date,
    Promise,
    Element,
    HTMLElement,
    Node,
    Event,
    EventTarget,
    History,
    Storage,
  ]
    .map((owner) => [owner, owner.prototype])
    .concat([[window.JSON, Math]])
    .map((pair) =>
      pair.map((owner) => ownKeys(owner).map((name) => getOwnPropertyDescriptor(owner, name).value)),
    );
let builtInsBefore;
const sameBuiltIns = () => {
  const now = builtIns();
  return builtInsBefore.every((pair, at) =>
    pair.every(
      (values, side) =>
        values.length === now[at][side].length &&
        values.every((value, place) => Object.is(value, now[at][side][place])),
    ),
  );
};
/** Lists the listeners of the window and the document, as `window online` or `document click capture`. */
const listeners = [];
for (const target of [window, document]) {
  const place = target === window ? 'window' : 'document';
  const { addEventListener: add, removeEventListener: remove } = target;
  const captures = (options) => Boolean(typeof options === 'object' ? options?.capture : options);
  const find = (type, listener, capture) =>
    listeners.findIndex(
      (one) =>
        one.place === place && one.type === type && one.listener === listener && one.capture === capture,
    );
  const forget = (type, listener, capture) => {
    const at = find(type, listener, capture);
    if (at >= 0) listeners.splice(at, 1);
  };
  target.addEventListener = (type, listener, options) => {
    const capture = captures(options);
    if (listener && !options?.signal?.aborted && find(type, listener, capture) < 0) {
      listeners.push({ place, type, listener, capture });
      options?.signal?.addEventListener('abort', () => forget(type, listener, capture));
      if (options?.once)
        add.call(target, type, () => forget(type, listener, capture), { once: true, capture });
    }
    return add.call(target, type, listener, options);
  };
  target.removeEventListener = (type, listener, options) => {
    forget(type, listener, captures(options));
    return remove.call(target, type, listener, options);
  };
}
window.listenersOfPage = () =>
  listeners.map(({ place, type, capture }) => `${place} ${type}${capture ? ' capture' : ''}`).sort();
window.describePage = () => ({
  builtIns: sameBuiltIns(),
  nodes: outlineOf(document.documentElement),
  sheets: [document.styleSheets.length, document.adoptedStyleSheets?.length],
  state: isOwned() || JSON.stringify(history.state),
  local: Object.keys(localStorage).sort(),
  session: Object.keys(sessionStorage).sort(),
  cookies: document.cookie,
});
// Notes the built-ins when the page is read, and no module has run yet.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  builtInsBefore = builtIns();
  window.ownGlobals = Object.getOwnPropertyNames(window);
  window.pageBefore = window.describePage();
  window.listenersBefore = window.listenersOfPage();
});
window.pageBefore = undefined;
window.listenersBefore = undefined;
window.portalEvents = [];
window.ownGlobals = undefined;
window.ownGlobals = Object.getOwnPropertyNames(window);
for (const name of [
  'portal-ready',
  'portal-session',
  'portal-navigate',
  'portal-inscripcion',
  'portal-error',
])
  addEventListener(name, (event) =>
    window.portalEvents.push({
      name,
      detail: event.detail,
      composed: event.composed,
      tag: event.target.localName,
    }),
  );
