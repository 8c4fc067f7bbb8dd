// The entry for a page with one tag draws the tag's first view before anything else has come, and brings the loader.
import { emit } from '../../src/element/shell/emit.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { afterFrame } from '../../src/state/afterFrame.ts';
import { addScript, makeScript, nonce } from '../loader/addScript.ts';
import { carriedBy } from '../loader/carriedBy.ts';
import type { EarlyView } from '../loader/firstView/EarlyView.ts';
import { beginsWith } from '../loader/firstView/firstScreens.ts';
import { keepFocus } from '../loader/firstView/keepFocus.ts';
import { type FailureWords, showBox } from '../loader/showBox.ts';
import type { CarriedStart } from '../loader/startData.ts';
import { urlOf } from '../loader/urlOf.ts';
import { drawEarly, isUsual, readShell } from './drawEarly.ts';
import type { Entry } from './Entry.ts';

/** A file is its path and, behind a space, its hash. */
declare const __PORTAL_ENTRY__: {
  readonly tag: string;
  readonly start: string;
  readonly data: Omit<CarriedStart, 'url' | 'failures'>;
  readonly loader: string;
  /** The code that the loader will ask for, the largest file first. */
  readonly code: readonly string[];
  readonly words: FailureWords;
};

const { tag: name, start, data, loader, code, words } = __PORTAL_ENTRY__;

const failures = new Map<string, number>();

/** Keeps what has been drawn, and settles when all of it has. */
const drawn: EarlyView[] = [];
let drawing: Promise<readonly string[]> | undefined;

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

/** @param ahead the code that may be asked for beside the loader. Gives what of it is left for after the frame. */
async function draw(entry: Entry, ahead: readonly string[]): Promise<readonly string[]> {
  const { isElsewhere, read, rows } = entry;
  const { hostCss, view } = data;
  const [largest, ...others] = ahead;
  const tags = tagsFor(entry);
  const [first] = tags;
  // The answers come while the nodes are made.
  const elsewhere = first && isElsewhere?.(first[1]);
  const asked = tags.map(([tag, shell]) => ({ tag, shell, answer: read?.(shell) }));
  const drawable = asked.filter(({ tag }) => isUsual(tag));
  // Views that the entry cannot draw wait for the loader, which has the line for itself then.
  if (drawable.length === 0) return [];
  // Each request takes a slow phone some milliseconds, which the others can wait for: this file fills the line longest. A list has the
  // line for itself until its outlines stand.
  if (largest !== undefined && !rows) preload(largest);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(byAttributes(hostCss.join('')) + view.css);
  const made = drawable.map(({ shell, ...one }) => ({ ...one, early: drawEarly(shell, view.tree) }));
  const isNeeded = !(elsewhere && (await elsewhere));
  for (const { tag, answer, early } of made) {
    if (!isNeeded || tag.shadowRoot || customElements.get(name)) continue;
    const root = tag.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(early.view);
    drawn.push(early.view);
    if (answer) rows?.draw(early, view.tree, answer).catch(() => undefined);
  }
  return rows ? ahead : others;
}

const presses = () => drawn.flatMap((view) => view.presses ?? []);

const [path = '', sum] = loader.split(' ');
const addressAfter = (failures: number): string => urlOf(failures ? `${path}?${failures}` : path);
const scriptAfter = (failures: number) => makeScript(addressAfter(failures), 'module');

/** Brings the loader. What was drawn says where it did not come; pressing the form's own button asks for it again too. */
function bringLoader(failures: number, script = scriptAfter(failures)): void {
  const address = addressAfter(failures);
  addScript(address, sum, script).catch(async (what) => {
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
      closing.push(showBox(view, words, retry), keepFocus(view));
    }
    for (const held of presses()) {
      held.press();
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
  // A browser that keeps a failed answer would give it to the loader.
  link.onerror = () => failures.set(path, 1);
  link.href = urlOf(path);
  document.head.append(link);
}

export function openEntry(entry: Entry): void {
  carriedBy()[start] = {
    ...data,
    failures,
    url: import.meta.url,
    ...(entry.rows && { rows: entry.rows.rows }),
  };
  // Where no address of a script may be set, a module comes in the place of the code.
  const script = scriptAfter(0);
  drawing = draw(entry, script ? code : []).catch(() => []);
  void drawing.then(async (others) => {
    if (drawn.length > 0) await afterFrame();
    bringLoader(0, script);
    others.forEach(preload);
  });
}
