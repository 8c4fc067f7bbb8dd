// The style sheets and the data for tags that a page includes with their first view inside (widgets/declared).
import { createHash } from 'node:crypto';
import type { Declared, HashedFile } from '../../declared/primeraVista.ts';
import { integrityOf } from '../integrity/integrityOf.ts';
import type { FirstViews } from './FirstViews.ts';

/**
 * Styles the notice for browsers without scripts, which contains the page's own content: light in every look, like the page's
 * links.
 */
const noticeCss =
  'noscript>div{all:initial;display:grid;gap:8px;box-sizing:border-box;margin-block-end:16px;padding:16px;border-radius:8px;background:#fff5cc;color:#7a4100;color-scheme:light;font:16px/24px var(--_font)}noscript p{margin:0}';

/**
 * Shows a button that was pressed before any script ran (declared/writeNode.ts) like a busy one of src/ui/controls/buttonCss.ts;
 * not if scripts are off, because the press could never be carried out.
 */
const pressedCss =
  '@media (scripting:enabled){input:user-valid+button{cursor:progress}input:user-valid+button>span{opacity:0}input:user-valid+button::after{content:"";position:absolute;inset:0;margin:auto;inline-size:20px;block-size:20px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;animation:gira .8s linear infinite}@keyframes gira{to{transform:rotate(1turn)}}}';

/** Until a script sets the states of a tag, its attributes stand in for them. */
const byAttributes = (css: string): string =>
  css
    .replaceAll(':state(dark)', ':is(:state(dark),[tema=oscuro])')
    .replace(/:state\((font|marco|densidad|idiomas|ajustes)-([a-z]+)\)/g, ':is($&,[$1=$2])');

export interface DeclaredViews {
  readonly declared: Declared;
  /** The text of each sheet by its path. */
  readonly files: Readonly<Record<string, string>>;
}

export function declaredViews({ lookCss, views }: FirstViews, base: HashedFile): DeclaredViews {
  const other = byAttributes(lookCss);
  const made = Object.entries(views).map(([start, { css, declaredHost, trees }]) => {
    const usual = byAttributes(declaredHost) + noticeCss + pressedCss;
    const text = usual + other + css;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const sheet = `assets/vista-${start}-${hash}.css`;
    return { start, text, view: { sheet, integrity: integrityOf(text), usual, css, trees } };
  });
  return {
    declared: {
      base,
      lookCss: other,
      views: Object.fromEntries(made.map(({ start, view }) => [start, view])),
    },
    files: Object.fromEntries(made.map(({ text, view }) => [view.sheet, text])),
  };
}
