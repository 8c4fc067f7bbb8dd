/**
 * The static sheet of every shadow root: tokens on :host, isolation from the host page, base typography.
 * It knows no component. Lengths are px, because rem follows the host page's root, which is not ours.
 */
import { baseCss } from './baseCss.ts';
import { paletteCss } from './paletteCss.ts';

const scale = `
  --portal-font: 'Public Sans', 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', 'Noto Sans',
    'Noto Sans Arabic', 'Geeza Pro', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', Arial, sans-serif;
  --portal-body: 16px;
  --portal-body-line: 24px;
  --portal-table: 14px;
  --portal-table-line: 22px;
  --portal-small: 12px;
  --portal-small-line: 18px;
  --portal-h1: 24px;
  --portal-h1-large: 32px;
  --portal-h2: 20px;
  --portal-h2-large: 24px;
  --portal-h3: 18px;
  --portal-space: 4px;
  --portal-radius: 8px;
  --portal-radius-card: 16px;
  --portal-radius-pill: 999px;
  --portal-control: 48px;
  --portal-control-small: 40px;
  --portal-header: 64px;
  --portal-header-large: 80px;
  --portal-nav: 280px;
  --portal-nav-mini: 88px;
  --portal-width: 1200px;
  --portal-top: 0px; /* height of the host page's own fixed header, if it has one */
  --portal-fast: 120ms;
  --portal-slow: 200ms;
  --portal-ease: cubic-bezier(0.2, 0, 0, 1);`;

/** Text of one constructable style sheet, shared by all shadow roots of the page. */
export const hostCss = `
:host { display: block; ${scale} }
:host([hidden]) { display: none; }
${paletteCss}
@media (prefers-reduced-motion: reduce) { :host { --portal-fast: 0s; --portal-slow: 0s; } }
${baseCss}`;
