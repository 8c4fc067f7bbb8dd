// The entry for a page with one tag draws the tag's first view before anything else has come, and brings the loader.
import { emit } from '../../src/element/shell/emit.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { addScript, nonce } from '../loader/addScript.ts';
import { carriedBy } from '../loader/carriedBy.ts';
import type { EarlyView } from '../loader/firstView/EarlyView.ts';
import { beginsWith } from '../loader/firstView/firstScreens.ts';
import { type FailureWords, showBox } from '../loader/showBox.ts';
import type { CarriedStart } from '../loader/startData.ts';
import { urlOf } from '../loader/urlOf.ts';
import { drawEarly, isUsual, readShell } from './drawEarly.ts';
import type { Entry } from './Entry.ts';

/** A file is its path and, behind a space, its hash. */
declare const __PORTAL_ENTRY__: {
  readonly tag: string;
  readonly start: string;
  readonly data: Omit<CarriedStart, 'url'>;
  readonly loader: string;
  /** The code that the loader will ask for. */
  readonly code: readonly string[];
  readonly words: FailureWords;
};

const { tag: name, start, data, loader, code, words } = __PORTAL_ENTRY__;

/** Keeps what has been drawn, and settles when all of it has. */
const drawn: EarlyView[] = [];
let drawing: Promise<void> | undefined;

/** Before the loader sets the states of a tag, its attributes say the same. */
const byAttributes = (css: string): string =>
  css.replace(/:state\((font|densidad|idiomas|ajustes)-([a-z]+)\)/g, ':is($&,[$1=$2])');

/** The tags that will begin with the entry's screen, with what is known of them. */
const tagsFor = ({ begins, screen }: Entry): (readonly [HTMLElement, PortalShell])[] =>
  customElements.get(name)
    ? []
    : [...document.querySelectorAll<HTMLElement>(name)].flatMap((tag) => {
        const shell = readShell(tag);
        return shell && begins(shell) && beginsWith(shell, screen) ? [[tag, shell] as const] : [];
      });

async function draw(entry: Entry, bring: (drawable: number) => void): Promise<void> {
  const { isElsewhere, read, rows } = entry;
  const { hostCss, view } = data;
  const tags = tagsFor(entry);
  const [first] = tags;
  // The answers come while the nodes are made.
  const elsewhere = first && isElsewhere?.(first[0]);
  const asked = tags.map(([tag, shell]) => ({ tag, shell, answer: read?.(shell) }));
  const drawable = asked.filter(({ tag }) => isUsual(tag));
  // A list has the line for itself until its outlines stand.
  if (!rows) bring(drawable.length);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(byAttributes(hostCss.join('')) + view.css);
  const made = drawable.map(({ shell, ...one }) => ({ ...one, early: drawEarly(shell, view.tree) }));
  const isNeeded = !(await elsewhere);
  for (const { tag, answer, early } of made) {
    if (!isNeeded || tag.shadowRoot || customElements.get(name)) continue;
    const root = tag.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(early.view);
    drawn.push(early.view);
    if (answer) rows?.draw(early, view.tree, answer).catch(() => undefined);
  }
  bring(drawable.length);
}

const presses = () => drawn.flatMap((view) => view.presses ?? []);

/** Brings the loader. What was drawn says where it did not come; pressing the form's own button asks for it again too. */
function bringLoader(failures = 0): void {
  const [path = '', sum] = loader.split(' ');
  const address = urlOf(failures ? `${path}?${failures}` : path);
  addScript(address, sum, 'module').catch(async (what) => {
    await drawing;
    const closing: (() => void)[] = [];
    const retry = (): void => {
      for (const close of closing) close();
      for (const held of presses()) held.onPress = undefined;
      bringLoader(failures + 1);
    };
    for (const view of drawn) {
      const message = `Loading chunk ${address} failed (${what}).`;
      emit(view, 'portal-error', { code: 'ChunkLoadError', message });
      closing.push(showBox(view, words, retry));
    }
    for (const held of presses()) {
      held.forget();
      held.onPress = retry;
    }
  });
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

export function openEntry(entry: Entry): void {
  carriedBy()[start] = { ...data, url: import.meta.url, ...(entry.rows && { rows: entry.rows.rows }) };
  let isBrought = false;
  const bring = (drawable: number): void => {
    if (isBrought) return;
    isBrought = true;
    bringLoader();
    // Views that the entry cannot draw wait for the loader, which has the line for itself then. Where no script may be added by its
    // address, a module comes in its place.
    if (drawable > 0 && document.head.lastElementChild instanceof HTMLScriptElement) code.forEach(preload);
  };
  drawing = draw(entry, bring).catch(() => bring(0));
}
