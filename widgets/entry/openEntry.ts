// The entry for a page with one tag draws the tag's first view before anything else has come, and brings the loader.
import { emit } from '../../src/element/shell/emit.ts';
import { addScript, nonce } from '../loader/addScript.ts';
import { carriedBy } from '../loader/carriedBy.ts';
import type { EarlyView } from '../loader/firstView/EarlyView.ts';
import { showFailure } from '../loader/showFailure.ts';
import type { Start } from '../loader/startData.ts';
import { urlOf } from '../loader/urlOf.ts';
import { drawEarly } from './drawEarly.ts';
import type { EarlyRows } from './EarlyRows.ts';
import { isSignedInElsewhere } from './isSignedInElsewhere.ts';
import { readEarly } from './readEarly.ts';

/** A file is its path and, behind a space, its hash. */
declare const __PORTAL_ENTRY__: {
  readonly tag: string;
  readonly start: string;
  readonly data: Start;
  readonly loader: string;
  /** The code that the loader will ask for. */
  readonly code: readonly string[];
};

const { tag: name, start, data, loader, code } = __PORTAL_ENTRY__;

/** Milliseconds in which a list comes on a slow line, which it need not share with the code until then. */
const listTime = 80;
/** Whether a list is on its way. */
let isListed = false;

const drawn: EarlyView[] = [];

/** Before the loader sets the states of a tag, its attributes say the same. */
const byAttributes = (css: string): string =>
  css.replace(/:state\((font|densidad|idiomas|ajustes)-([a-z]+)\)/g, ':is($&,[$1=$2])');

async function draw(rows?: EarlyRows): Promise<void> {
  const { hostCss, view } = data;
  const tags = [...document.querySelectorAll<HTMLElement>(name)];
  const [first] = tags;
  if (!view || !first || customElements.get(name)) return;
  // The answer comes while the nodes are made.
  const elsewhere = name === 'portal-login' && isSignedInElsewhere(first);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(byAttributes(hostCss) + view.css);
  const made = tags.map((tag) => [tag, drawEarly(tag, start, view)] as const);
  if (elsewhere && (await elsewhere)) return;
  for (const [tag, one] of made) {
    if (!one || tag.shadowRoot || customElements.get(name)) continue;
    const root = tag.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(one.view);
    drawn.push(one.view);
    const list = readEarly(one.shell);
    if (!list) continue;
    isListed = true;
    rows?.draw(one, view.tree, list).catch(() => undefined);
  }
}

const presses = () => drawn.flatMap((view) => view.presses ?? []);

/** Brings the loader. What was drawn says where it did not come; pressing the form's own button asks for it again too. */
function bringLoader(failures = 0): void {
  const [path = '', sum] = loader.split(' ');
  const address = urlOf(failures ? `${path}?${failures}` : path);
  addScript(address, sum, 'module').catch((what) => {
    const closing: (() => void)[] = [];
    const retry = (): void => {
      for (const close of closing) close();
      for (const held of presses()) held.onPress = undefined;
      bringLoader(failures + 1);
    };
    for (const view of drawn) {
      const message = `Loading chunk ${address} failed (${what}).`;
      emit(view, 'portal-error', { code: 'ChunkLoadError', message });
      closing.push(showFailure(view, 'es', retry));
    }
    for (const held of presses()) {
      held.forget();
      held.onPress = retry;
    }
  });
  // Where no script may be added by its address, a module comes in its place.
  if (drawn.length > 0 && document.head.lastElementChild instanceof HTMLScriptElement) {
    if (isListed) setTimeout(() => code.forEach(preload), listTime);
    else code.forEach(preload);
  }
}

function preload(file: string): void {
  const [path = '', sum] = file.split(' ');
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = `sha256-${sum}=`;
  if (nonce) link.nonce = nonce;
  link.href = urlOf(path);
  document.head.append(link);
}

/** @param rows what draws the rows of a list, and is the loader's too */
export function openEntry(rows?: EarlyRows): void {
  carriedBy()[start] = { ...data, url: import.meta.url, ...(rows && { rows: rows.rows }) };
  const bring = (): void => bringLoader();
  draw(rows).then(bring, bring);
}
