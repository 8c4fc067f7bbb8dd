// Writes a tag with its first view inside, for sites that render their pages on a server and for pasted HTML: a browser
// shows it before any script has loaded. The loader then reuses the same nodes (loader/firstView/matchNodes.ts).
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
  /** The hash of the sheet: the browser refuses another one. */
  readonly integrity: string;
  /** The part of the static sheet of every shadow root that all its looks need. */
  readonly usual: string;
  /** The rules of its components. */
  readonly css: string;
  readonly trees: Readonly<Record<Idioma, ViewNode>>;
}

/** A file of the bundle: its path, relative to the loader's folder, and the hash without which the browser refuses it. */
export interface HashedFile {
  readonly path: string;
  readonly integrity: string;
}

export interface Declared {
  /** The largest file that every tag needs. */
  readonly base: HashedFile;
  /** The styles of the looks that `tema` and `marco` ask for. */
  readonly lookCss: string;
  readonly views: Readonly<Record<string, DeclaredView>>;
}

declare const __PORTAL_DECLARED__: Declared;

const { base, lookCss, views } = __PORTAL_DECLARED__;

interface Options {
  /** The address of the loader, beside which the sheet is. */
  readonly cargador?: string;
  /** HTML of the page's author that goes into the tag: a link for browsers without scripts, a logo. Written unchanged. */
  readonly contenido?: string;
  /**
   * Decides where the styles are: in a sheet of their own, which costs a round trip, or in the HTML, which the page's CSP must
   * allow.
   */
  readonly estilos?: 'aparte' | 'dentro';
  /** The nonce of the page's CSP, for the styles in the HTML and the link to the code. */
  readonly nonce?: string;
  /**
   * Adds a link that makes the browser fetch the code as soon as the view is shown, before the loader asks for it. It names a
   * file of this release, which a page with a loader of another release would fetch for nothing.
   */
  readonly precarga?: boolean;
}

const viewedTags = ['portal-login', 'portal-inscripcion-publica'];

/**
 * The HTML of a tag. If the tag will not begin with a first view (a list of few courses, say), it is the tag alone.
 * Throws a TypeError for another tag, and for names that are not attributes or would be scripts.
 */
export function primeraVista(tag: string, atributos: Atributos = {}, options: Options = {}): string {
  if (!viewedTags.includes(tag)) throw new TypeError(`<${tag}> has no first view.`);
  const given = readDeclared(atributos);
  const written = given.map(([name, value]) => ` ${name}${value === '' ? '' : `="${escapeHtml(value)}"`}`);
  const values = new Map(given.map(([name, value]) => [name.toLowerCase().replaceAll('-', ''), value]));
  const start = declaredStart(tag, values);
  const view = start === undefined ? undefined : views[start];
  const inside = view ? writeView(tag, view, values, options) : '';
  const ahead = view && options.precarga ? writePreload(options) : '';
  return `<${tag}${written.join('')}>${inside}${options.contenido ?? ''}</${tag}>${ahead}`;
}

function writeView(
  tag: string,
  view: DeclaredView,
  values: ReadonlyMap<string, string>,
  options: Options,
): string {
  const lang = values.get('lang')?.trim();
  const idioma = lang ? toIdioma(lang) : 'es';
  const nodes = writeNode(view.trees[idioma], (hole) => fillDeclared(hole, values));
  const words = `<p lang="${localeOf(idioma)}">${scriptWords[idioma].necesario}</p>`;
  return [
    '<template shadowrootmode="open">',
    writeStyles(view, values.has('tema') || values.has('marco'), options),
    `<noscript><div dir="${directionOf(idioma)}">${words}<slot></slot></div></noscript>`,
    `<${tag}-view class="mount">${nodes}</${tag}-view>`,
    '</template>',
  ].join('');
}

function writeStyles(
  { sheet, integrity, usual, css }: DeclaredView,
  hasLook: boolean,
  options: Options,
): string {
  if (options.estilos === 'dentro')
    return `<style${writeNonce(options)}>${usual}${hasLook ? lookCss : ''}${css}</style>`;
  return `<link rel="stylesheet"${writeFile({ path: sheet, integrity }, options)}>`;
}

/** Comes after the tag, so that the view does not have to share the bandwidth. */
const writePreload = (options: Options): string =>
  `<link rel="preload" as="script"${writeFile(base, options)}${writeNonce(options)}>`;

const writeNonce = ({ nonce }: Options): string =>
  nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`;

function writeFile({ path, integrity }: HashedFile, { cargador = '/widgets/portal.js' }: Options): string {
  const beside = (cargador.split(/[?#]/)[0] ?? '').replace(/[^/]*$/, '');
  // All releases share the folder of files; the folder of a loader with a version is inside it.
  const folder = beside.replace(/(^|\/)\d{1,3}(?:\.\d+\.\d+)?\/$/, '$1');
  return ` href="${escapeHtml(folder + path)}" integrity="${integrity}" crossorigin`;
}
