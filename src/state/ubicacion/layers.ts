/**
 * Manages layers over the shown place, such as a dialog. Back removes the uppermost layer and leaves the place as it is.
 *
 * Each open layer has an entry of its own in the page's history, a copy of the place's entry with a mark. A layer that closes
 * by itself goes back past its entry. The portal also goes back past a mark without a layer (after a reload, or by Forward), so
 * that no entry is dead. This holds for every kind of routing, `memory` too: Back would otherwise leave the whole page.
 */
import type { PageWindow } from './PageWindow.ts';

export interface Layers {
  /** Puts a layer over what is shown, until Back or the returned function removes it. */
  open: (onBack: () => void) => () => void;
  /** Leaves all layers and the place below them for the previous place. */
  leave: () => void;
  /** The place with this key was replaced under an open layer: `again` does the same once its own entry is reached. */
  replaceBelow: (key: string, again: (key: string) => void) => void;
}

const mark = 'portal-clientes.capa';
const known = new WeakMap<PageWindow, Layers>();

/** The layers of a page. The first call begins to listen, before the code that follows the place. */
export function layersOf(page: PageWindow): Layers {
  let layers = known.get(page);
  if (!layers) {
    layers = createLayers(page);
    known.set(page, layers);
  }
  return layers;
}

/** Returns how many layers the shown entry is above the place; 0 is the place itself. */
export function depthOf({ history }: PageWindow): number {
  const depth: unknown = isRecord(history.state) ? history.state[mark] : undefined;
  return typeof depth === 'number' && depth > 0 ? depth : 0;
}

/** The state of the entry that is shown, without the mark of a layer. */
export function unmarked(state: unknown): Record<string, unknown> {
  const { [mark]: _, ...rest } = isRecord(state) ? state : {};
  return rest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function createLayers(page: PageWindow): Layers {
  const stack: { readonly onBack: () => void }[] = [];
  /** True while the browser is on its way to an entry that we asked for. */
  let travelling = false;
  let below: { readonly key: string; readonly again: (key: string) => void } | undefined;

  const matchHistory = () => {
    if (travelling) return;
    const depth = depthOf(page);
    for (let next = depth + 1; next <= stack.length; next++)
      page.history.pushState({ ...unmarked(page.history.state), [mark]: next }, '');
    if (depth <= stack.length) return;
    travelling = true;
    page.history.go(stack.length - depth);
  };

  const onMove = () => {
    const own = travelling;
    travelling = false;
    const depth = depthOf(page);
    if (depth === 0) {
      below?.again(below.key);
      below = undefined;
    }
    const gone = own ? [] : stack.splice(depth).reverse();
    for (const { onBack } of gone) onBack();
    // A dialog that stays open all the same opens its layer again at once, or after the next render.
    if (gone.length > 0) queueMicrotask(matchHistory);
    else matchHistory();
  };
  page.addEventListener('popstate', onMove);
  matchHistory();

  return {
    open(onBack) {
      const layer = { onBack };
      stack.push(layer);
      // Waits, because the entry stays when one dialog gives way to another.
      queueMicrotask(matchHistory);
      return () => {
        const at = stack.indexOf(layer);
        if (at < 0) return;
        stack.splice(at, 1);
        queueMicrotask(matchHistory);
      };
    },
    leave() {
      stack.length = 0;
      travelling = true;
      page.history.go(-1 - depthOf(page));
    },
    replaceBelow(key, again) {
      below = { key: below?.key ?? key, again };
    },
  };
}
