/**
 * The static sheet of every shadow root: tokens on :host, isolation from the host page, base typography.
 * It knows no component. Lengths are px, because rem follows the host page's root, which is not ours.
 */
import { accentCss } from './accentCss.ts';
import { baseCss } from './baseCss.ts';
import { frameCss, grounded } from './frameCss.ts';
import { paletteCss } from './paletteCss.ts';

const scale = `
  --portal-body: 16px;
  --portal-body-line: 24px;
  --portal-table: 14px;
  --portal-table-line: 22px;
  --portal-small: 12px;
  --portal-small-line: 18px;
  --portal-h1: 24px;
  --portal-h1-large: 32px;
  --portal-h2: 18px;
  --portal-radius-pill: 999px;
  --portal-control: 48px;
  --portal-control-small: 40px;
  --portal-header: 64px;
  --portal-header-large: 80px;
  --portal-nav: 280px;
  --portal-nav-mini: 88px;
  --portal-width: 1200px;
  --portal-pad: 16px;
  --portal-pad-wide: 24px;
  --portal-fast: 120ms;
  --portal-slow: 200ms;
  --portal-ease: cubic-bezier(0.2, 0, 0, 1);`;

/** The custom properties that the page may set, on the tag or on anything around it, and their defaults. */
const settable: Readonly<Record<string, string>> = {
  /** accentCss.ts first makes a given colour readable. */
  accent: 'var(--d-accent)',
  page: 'var(--d-page)',
  card: 'var(--d-card)',
  text: 'var(--d-text)',
  font: `var(--_face) 'Segoe UI', system-ui, 'Noto Sans Arabic', sans-serif`,
  radius: '8px',
  'radius-card': '16px',
  /** The height of the host page's own fixed header, if it has one. */
  top: '0px',
};

/**
 * A property that a rule on :host sets would not be inherited from around the tag. So :host only reads it, and the content of the
 * shadow root has the result under the same name; a tag composed into this one inherits it, but accent and page as they were set.
 */
const read = Object.entries(settable).map(
  ([name, otherwise]) =>
    `--_${name}: var(--${name === 'accent' ? 'own-accent' : `portal-${name}`}, ${otherwise});`,
);
const handOn = [
  ...Object.keys(settable).map((name) => `--portal-${name}: var(--_${name});`),
  ...grounded.map((name) => `--portal-${name}: var(--d-${name});`),
];

/** Text of one constructable style sheet, shared by all shadow roots of the page. */
export const hostCss = `
:host { display: block; --given-page: var(--portal-page); --given-text: var(--portal-text); --_face: ; ${scale} ${read.join(' ')} }
.mount, .fallo { ${handOn.join(' ')} --portal-surface: var(--portal-card); }
slot[name='vista'] { --portal-accent: var(--given-accent); --portal-page: var(--given-page); }
/* Set so that nothing in sight moves (src/element/showTypeface.ts). */
:host(:state(typeface)) { --_face: 'Public Sans', ; }
:host([hidden]) { display: none; }
${paletteCss}
${accentCss}
@media (prefers-reduced-motion: reduce) { :host { --portal-fast: 0s; --portal-slow: 0s; } }
${baseCss}
${frameCss}`;
