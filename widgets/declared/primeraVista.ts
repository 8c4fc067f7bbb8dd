// Writes a tag with its first view inside, for sites that make their pages on a server and for HTML that is pasted: a browser
// shows it before any script has come. The loader then goes on with the same nodes (loader/firstView/matchNodes.ts).
import { directionOf, type Idioma, localeOf } from '../../src/domain/idiomas.ts';
import scriptWords from '../../src/i18n/emergency/script.json' with { type: 'json' };
import { toIdioma } from '../../src/state/nearestIdioma.ts';
import type { ViewNode } from '../loader/firstView/ViewNode.ts';
import { declaredStart } from './declaredStart.ts';
import { fillDeclared } from './fillDeclared.ts';
import { type Atributos, readDeclared } from './readDeclared.ts';
import { escapeHtml, writeNode } from './writeNode.ts';

/** The first view of a start, as the build makes it. */
export interface DeclaredView {
  /** The path of its sheet, relative to the loader. */
  readonly sheet: string;
  readonly trees: Readonly<Record<Idioma, ViewNode>>;
}

declare const __PORTAL_DECLARED_VIEWS__: Readonly<Record<string, DeclaredView>>;

interface Options {
  /** The address of the loader, beside which the sheet lies. */
  readonly cargador?: string;
  /** HTML of the page's author that goes into the tag: a link for want of scripts, a logo. Written as it is. */
  readonly contenido?: string;
}

const viewedTags = ['portal-login', 'portal-inscripcion-publica'];

/**
 * The HTML of a tag. Where the tag will not begin with a first view (a list of few courses, say), it is the tag alone.
 * Throws a TypeError for another tag, and for names that are no attributes or would be scripts.
 */
export function primeraVista(
  tag: string,
  atributos: Atributos = {},
  { cargador = '/widgets/portal.js', contenido = '' }: Options = {},
): string {
  if (!viewedTags.includes(tag)) throw new TypeError(`<${tag}> has no first view.`);
  const given = readDeclared(atributos);
  const written = given.map(([name, value]) => ` ${name}${value === '' ? '' : `="${escapeHtml(value)}"`}`);
  const options = new Map(given.map(([name, value]) => [name.toLowerCase().replaceAll('-', ''), value]));
  const start = declaredStart(tag, options);
  const view = start === undefined ? undefined : __PORTAL_DECLARED_VIEWS__[start];
  const inside = view ? writeView(tag, view, options, cargador) : '';
  return `<${tag}${written.join('')}>${inside}${contenido}</${tag}>`;
}

function writeView(
  tag: string,
  { sheet, trees }: DeclaredView,
  options: ReadonlyMap<string, string>,
  cargador: string,
): string {
  const lang = options.get('lang')?.trim();
  const idioma = lang ? toIdioma(lang) : 'es';
  const folder = (cargador.split(/[?#]/)[0] ?? '').replace(/[^/]*$/, '');
  const view = writeNode(trees[idioma], (hole) => fillDeclared(hole, options));
  const words = `<p lang="${localeOf(idioma)}">${scriptWords[idioma].necesario}</p>`;
  return [
    '<template shadowrootmode="open">',
    `<link rel="stylesheet" href="${escapeHtml(folder + sheet)}">`,
    `<noscript><div dir="${directionOf(idioma)}">${words}<slot></slot></div></noscript>`,
    `<${tag}-view class="mount">${view}</${tag}-view>`,
    '</template>',
  ].join('');
}
