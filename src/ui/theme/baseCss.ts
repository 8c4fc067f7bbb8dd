/**
 * Isolation and base typography of the `.root` that every shadow root starts with. Element selectors only:
 * components bring their own classes. Everything but the root itself is in :where(), so one class always wins.
 */

/**
 * A container has no width of its own: in a parent that shrinks to fit (a float, a flex item, a popover) it would be 0 px wide.
 * An element of no height above it gives the tag one: as its preferred width (`max-content`) 720 px, or most of a narrower window;
 * as its least width (`min-content`, in a cell of a table) 200 px, or three fifths of a narrow window. In a column that is
 * narrower still it is cut off; a row of flex items would let it overflow.
 */
const isolation = `
:host(:state(flex-item)) { min-inline-size: min(200px, 100%); }
/* Its colours, the page's text and accent, are shown nowhere, but watchTheme.ts sees them change. */
.mount { display: flow-root; writing-mode: horizontal-tb; outline: none; column-rule-color: var(--page-accent); transition: color 1ms 50ms, column-rule-color 1ms 50ms; }
.mount::before { content: ''; display: grid; grid-template-columns: minmax(min(200px, 60vw), min(720px, 92vw)); overflow: clip; }
.root {
  all: initial;
  /* What is inside a hidden menu or overlay of the page must not take clicks and focus. */
  visibility: inherit;
  pointer-events: inherit;
  /* Some pages forbid selecting text, but people copy the number of their application. */
  user-select: text;
  -webkit-user-select: text;
  display: block;
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  container: portal / inline-size;
  background: var(--portal-page);
  color: var(--portal-text);
  color-scheme: inherit;
  font-family: var(--portal-font);
  font-size: var(--portal-body);
  line-height: var(--portal-body-line);
  text-align: start;
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
  overflow-wrap: break-word;
  accent-color: var(--portal-accent);
  --portal-flip: 1;
}
:host(:state(font-inherit)) .root { font-family: inherit; }
.root[dir='rtl'] { --portal-flip: -1; }`;

const reset = `
:where(.root) *, :where(.root) *::before, :where(.root) *::after { box-sizing: border-box; }
:where(.root) :is(h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, form, fieldset, legend, blockquote, pre, hr) { margin: 0; padding: 0; }
:where(.root) menu { list-style: none; margin: 0; padding: 0; }
:where(.root) fieldset { border: 0; min-inline-size: 0; }
:where(.root) :is(button, input, select, textarea, optgroup) { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
:where(.root) button { background: none; border: 0; padding: 0; text-align: inherit; cursor: pointer; touch-action: manipulation; }
:where(.root) :is(button, input, select, textarea):disabled { cursor: not-allowed; }
/* A page in quirks mode gives tables a font and a colour of their own. */
:where(.root) table { border-collapse: collapse; border-spacing: 0; font: inherit; color: inherit; text-align: inherit; white-space: inherit; }
:where(.root) :is(svg, img) { display: block; max-inline-size: 100%; }
:where(.root) svg { flex-shrink: 0; }
:where(.root) dialog { color: inherit; }
:where(.root) [hidden] { display: none !important; }
:where(.root) bdi, :where(.root) [dir='auto'] { unicode-bidi: isolate; overflow-wrap: anywhere; }
/* Text of the other direction that fills its line begins on the same side as its neighbours. */
:where(.root) bdi { text-align: -webkit-match-parent; text-align: match-parent; }
/* In a table not laid out as cards, a column is as wide as its longest word; the table scrolls. */
@container portal (min-width: 600px) { :where(.root) table bdi { overflow-wrap: inherit; } }`;

const type = `
:where(.root) :where([data-rank='1'], [data-rank='2']) { font-weight: 700; text-wrap: balance; }
:where(.root [data-rank='1']) { font-size: var(--portal-h1); line-height: 1.3; letter-spacing: -0.01em; }
:where(.root [data-rank='2']) { font-size: var(--portal-h2); line-height: 1.5; }
/* Arabic joins its letters: spacing them apart breaks words. */
:where(.root:lang(ar) [data-rank]) { letter-spacing: normal; }
:where(.root [data-rank='3']) { font-size: 16px; line-height: 24px; font-weight: 600; }
:where(.root) :is(b, strong) { font-weight: 600; }
:where(.root) small { font-size: var(--portal-small); line-height: var(--portal-small-line); }
:where(.root) a { color: var(--portal-accent); text-underline-offset: 3px; }
@container portal (min-width: 900px) {
  :where(.root [data-rank='1']) { font-size: var(--portal-h1-large); line-height: 1.25; }
}`;

/** Headings take focus on a route change so that a screen reader reads them; a ring there would only confuse. */
const focus = `
:where(.root) :focus-visible { outline: 2px solid var(--portal-accent); outline-offset: 2px; }
:where(.root) [tabindex='-1']:focus { outline: none; }`;

/** Scrolls what takes the focus below a fixed header of the page, with its label above it and its error below it in sight. */
const inSight = `
:where(.root) :where([part='header'], [part='main']) :where(a, button, input, select, summary, textarea) { scroll-margin-block: calc(var(--portal-top) + 40px) 56px; }`;

const motion = `
@media (prefers-reduced-motion: reduce) {
  :where(.root) *, :where(.root) *::before, :where(.root) *::after, :where(.root) ::backdrop {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
}`;

const forced = `
@media (forced-colors: active) {
  :where(.root) :focus-visible { outline-color: Highlight; }
  :where(.root) :disabled { color: GrayText; }
  /* Forced colours apply to text only: a drawing keeps its own colour, which may be that of its background. */
  :where(.root) svg { color: inherit !important; }
}`;

const print = `
@media print {
  .root { background: none; color: #000; font-size: 11pt; line-height: 1.4; }
  :where(.root) a { color: inherit; text-decoration: none; }
  :where(.root [data-rank]) { break-after: avoid; }
  :where(.root) :is(tr, figure, [data-print='together']) { break-inside: avoid; }
  :where(.root) [data-print='none'] { display: none !important; }
}`;

export const baseCss = [isolation, reset, type, focus, inSight, motion, forced, print].join('\n');
