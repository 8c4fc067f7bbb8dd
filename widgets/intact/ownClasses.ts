// The classes of the browser's own, in a page that has put others in their place, or has taken them away.

import { isNative } from './isNative.ts';

type Class = new (...args: never[]) => object;
type Classes = Record<string, unknown>;

const page = globalThis as unknown as Classes;

/** Watches nothing. A blank frame's own observers watch nothing either, once the frame is gone. */
class NoObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
  readonly takeRecords = (): [] => [];
}

/** The page's observer, if it can be one. */
function observer(name: string): unknown {
  const own = page[name];
  if (isNative(own)) return own;
  try {
    const made = new (own as Class)(...([() => undefined] as never[])) as Classes;
    return typeof made.observe === 'function' && typeof made.disconnect === 'function' ? own : NoObserver;
  } catch {
    return NoObserver;
  }
}

/** A promise of another document is dead once that is gone; functions that wait have the page's own. */
function promise(): unknown {
  const made: object = (async () => undefined)();
  return isNative(made.constructor) ? made.constructor : page.Promise;
}

/** Aborts by a stream, which has a signal of the page's own document; of a blank frame's controllers no signal tells once that is gone. */
class StreamAbort {
  readonly #stream: WritableStream;
  signal!: AbortSignal;

  constructor() {
    this.#stream = new WritableStream({
      start: ({ signal }) => {
        this.signal = signal;
      },
    });
  }

  abort(reason: unknown): void {
    this.#stream.abort(reason).catch(() => undefined);
  }
}

const inMicrotask = (act: () => void): void => void (async () => undefined)().then(act);

/** @param blank classes of a blank frame */
export function ownClasses(blank: Classes) {
  const intl = page.Intl as Classes | undefined;
  const own = (name: string): unknown => (isNative(page[name]) ? page[name] : (blank[name] ?? page[name]));
  return {
    AbortController: isNative(page.AbortController) ? page.AbortController : StreamAbort,
    Map: own('Map'),
    Reflect: page.Reflect ?? blank.Reflect,
    Set: own('Set'),
    Symbol: own('Symbol'),
    TextEncoder: own('TextEncoder'),
    URL: own('URL'),
    URLSearchParams: own('URLSearchParams'),
    WeakMap: own('WeakMap'),
    WeakSet: own('WeakSet'),
    Promise: promise(),
    queueMicrotask: page.queueMicrotask ?? inMicrotask,
    Intl: isNative(intl?.NumberFormat) ? intl : (blank.Intl ?? intl),
    IntersectionObserver: observer('IntersectionObserver'),
    MutationObserver: observer('MutationObserver'),
    ResizeObserver: observer('ResizeObserver'),
  };
}
