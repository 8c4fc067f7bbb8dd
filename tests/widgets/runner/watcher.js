// First script of every test page: notes what must not happen, and holds long timers so that a test can fire them.
window.watched = [];
const note = (kind, text) => window.watched.push(`${kind}: ${text}`);
for (const level of ['error', 'warn']) {
  const before = console[level];
  console[level] = (...args) => {
    note(`console.${level}`, args.map(String).join(' '));
    before.apply(console, args);
  };
}
addEventListener('error', (event) => note('error', event.message));
addEventListener('unhandledrejection', (event) => note('unhandled rejection', String(event.reason)));
addEventListener('vite:preloadError', () => note('event', 'vite:preloadError'));
document.addEventListener('securitypolicyviolation', (event) =>
  note('csp', `${event.violatedDirective} ${event.blockedURI}`),
);

// Limits of a minute or more are never waited for: `longTimers` lists them, and calling one is its time passing.
window.longTimers = [];
const timeout = window.setTimeout;
window.setTimeout = (callback, delay, ...args) => {
  if (delay < 60_000) return timeout(callback, delay, ...args);
  if (typeof callback === 'function') window.longTimers.push({ delay, fire: () => callback(...args) });
  return timeout(() => undefined, 0);
};
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
