/**
 * What lies over the place that is shown, such as a dialog or a menu. Back takes the uppermost layer away and leaves the
 * place as it is.
 *
 * Each open layer has an entry of its own in the page's history, a copy of the place's entry with a mark. A layer that closes
 * by itself goes back over its entry; a mark without a layer (after a reload, or by Forward) is gone back over as well, so
 * that no entry is dead. This holds for every kind of routing, `memory` too: Back would otherwise leave the whole page.
 *
 * A menu closes when the person presses elsewhere, on a link perhaps: to go back then would cancel what the link does. So
 * the entry waits until the press is over. If it was a link, the entry stays as a spare one: the next place or layer takes
 * it, and Back passes over it.
 */
import type { PageWindow } from './PageWindow.ts';

export interface Layers {
  /** Puts a layer over what is shown, until Back takes it away; what it gives back does so too. */
  open: (onBack: () => void) => () => void;
  /** Leaves all layers and the place under them for the place before. */
  leave: () => void;
  /** Calls `write` once the browser is where we sent it: it would write into the wrong entry on the way. */
  whenStill: (write: () => void) => void;
  /** The place with this key was replaced under an open layer: `again` does the same once its own entry is reached. */
  replaceBelow: (key: string, again: (key: string) => void) => void;
}

const mark = 'portal-clientes.capa';
const known = new WeakMap<PageWindow, Layers>();

/** The layers of a page. The first call begins to listen, before whoever follows the place. */
export function layersOf(page: PageWindow): Layers {
  let layers = known.get(page);
  if (!layers) {
    layers = createLayers(page);
    known.set(page, layers);
  }
  return layers;
}

/** How many layers the entry that is shown lies over the place; 0 is the place itself. */
export function depthOf({ history }: PageWindow): number {
  const depth: unknown = isRecord(history.state) ? history.state[mark] : undefined;
  return typeof depth === 'number' && depth > 0 ? depth : 0;
}

/** Makes an entry. Under an open layer it takes the layer's, so that Back leads to the place before. */
export function pushEntry(page: PageWindow, state: object, href?: string): void {
  if (depthOf(page) > 0) page.history.replaceState(unmarked(state), '', href);
  else page.history.pushState(state, '', href);
}

/** The state of an entry without the mark of a layer. */
export function unmarked(state: unknown): Record<string, unknown> {
  const { [mark]: _, ...rest } = isRecord(state) ? state : {};
  return rest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Milliseconds in which a press becomes a click; browsers on touch screens take their time. */
const pressMs = 400;
/** Milliseconds after which a move is given up: browsers drop one that another navigation overtakes. */
const moveMs = 1000;

function createLayers(page: PageWindow): Layers {
  const stack: { readonly onBack: () => void }[] = [];
  /** Set while the browser is on its way to an entry that we asked for. */
  let travelling: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;
  let linkPressed = false;
  /** The address of the spare entry, as long as it is the one that is shown. */
  let spare: string | undefined;
  let below: { readonly key: string; readonly again: (key: string) => void } | undefined;

  const settleIn = (ms: number) => {
    clearTimeout(settling);
    settling = setTimeout(settle, ms);
  };
  // Not at once: one dialog may give way to another, and the entry stays.
  const settleSoon = () => {
    if (settling === undefined) settleIn(0);
  };
  const settle = () => {
    clearTimeout(settling);
    settling = undefined;
    const follows = linkPressed;
    linkPressed = false;
    if (travelling !== undefined) return;
    spare = undefined;
    const depth = depthOf(page);
    for (let next = depth + 1; next <= stack.length; next++)
      page.history.pushState({ ...unmarked(page.history.state), [mark]: next }, '');
    if (depth <= stack.length) return;
    if (follows) spare = addressOf(page);
    else travel(stack.length - depth);
  };

  const travel = (delta: number) => {
    travelling = setTimeout(arrive, moveMs);
    page.history.go(delta);
  };
  const arrive = () => {
    clearTimeout(travelling);
    travelling = undefined;
    const writes = waiting;
    waiting = [];
    for (const write of writes) write();
  };

  const whenStill = (write: () => void) => {
    if (travelling !== undefined) {
      waiting.push(() => whenStill(write));
      return;
    }
    spare = undefined;
    write();
    if (depthOf(page) > stack.length) settleSoon();
  };

  const onMove = () => {
    const own = travelling !== undefined;
    const passed = spare;
    spare = undefined;
    const depth = depthOf(page);
    if (depth === 0) {
      below?.again(below.key);
      below = undefined;
    }
    if (own) arrive();
    const gone = own ? [] : stack.splice(depth).reverse();
    for (const { onBack } of gone) onBack();
    // Another address is no Back from the spare entry, but an anchor of the page.
    if (!own && passed === addressOf(page)) page.history.go(-1);
    // What stays open all the same opens another layer at once, or after the next render.
    else if (gone.length > 0) settleSoon();
    else settle();
  };
  page.addEventListener('popstate', onMove);
  // While it goes down, whatever the page does with it.
  page.addEventListener('pointerup', () => settleIn(pressMs), true);
  page.addEventListener(
    'click',
    (event) => {
      linkPressed = event.composedPath().some((one) => (one as Partial<Element>).matches?.(':any-link'));
      settleIn(0);
    },
    true,
  );
  settle();

  return {
    open(onBack) {
      const layer = { onBack };
      stack.push(layer);
      settleSoon();
      return () => {
        const at = stack.indexOf(layer);
        if (at < 0) return;
        stack.splice(at, 1);
        settleSoon();
      };
    },
    leave: () =>
      whenStill(() => {
        stack.length = 0;
        travel(-1 - depthOf(page));
      }),
    whenStill,
    replaceBelow(key, again) {
      below = { key: below?.key ?? key, again };
    },
  };
}

const addressOf = ({ location: { pathname, search, hash } }: PageWindow): string =>
  `${pathname}${search}${hash}`;
