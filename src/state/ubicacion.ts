/**
 * Follows the portal's place. `history` and `hash` follow the page's address, with one store each for all tags; `memory` is private
 * to the tag that opened it and never touches the address. Paths inside the portal never hold the base path.
 */
import type { ReadableAtom } from 'nanostores';
import { pageSlot } from './pageSlot.ts';
import { createHashUbicacion } from './ubicacion/createHashUbicacion.ts';
import { createHistoryUbicacion } from './ubicacion/createHistoryUbicacion.ts';
import { createMemoryUbicacion } from './ubicacion/createMemoryUbicacion.ts';
import { layersOf } from './ubicacion/layers.ts';
import type { Destination, NavigateOptions, Place } from './ubicacion/place.ts';
import { normalizeBasePath } from './ubicacion/readPath.ts';

export type Routing = 'history' | 'hash' | 'memory';

export interface Ubicacion {
  readonly routing: Routing;
  /** '' or '/portal'; history puts it before every path. */
  readonly basePath: string;
  /** Undefined while the page's address is not ours: outside the base path, or without a hash of the portal. */
  readonly $location: ReadableAtom<Place | undefined>;
  /** History only: the address is outside the base path, and the tag should say so. */
  readonly $outside: ReadableAtom<boolean>;
  /** The path in the last `portal-navigate`. A tag and those that it composes share it, so that one navigation is one event. */
  told?: string | undefined;
  /** Returns the address for a link on this page. */
  createHref: (to: Destination) => string;
  navigate: (to: Destination, options?: NavigateOptions) => void;
  go: (delta: number) => void;
}

export interface UbicacionOptions {
  routing: Routing;
  /** history: where on the site the portal lives. */
  basePath?: string | undefined;
  /** memory: the first path; '/' by default. */
  initial?: string | undefined;
}

/** Thrown if the page already follows its address under another base path. The message is readable. */
export class UbicacionError extends Error {
  override readonly name = 'UbicacionError' as const;
  /** The message in Spanish, for whoever set up the page. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/** @throws {UbicacionError} history with another base path than the page has. */
export function openUbicacion({ routing, basePath, initial }: UbicacionOptions): Ubicacion {
  if (routing === 'memory') return createMemoryUbicacion(initial);
  if (routing === 'hash') return pageSlot('ubicacion/hash', () => createHashUbicacion(window));
  const wanted = normalizeBasePath(basePath);
  const history = pageSlot('ubicacion/history', () => createHistoryUbicacion(window, wanted));
  if (history.basePath !== wanted) {
    const [used, other] = [history.basePath || '/', wanted || '/'];
    throw new UbicacionError(
      `This page already has base-path="${used}"; "${other}" is another one`,
      `la página ya tiene base-path="${used}", y esta etiqueta nombra otro: "${other}".`,
    );
  }
  return history;
}

/** Puts a layer over what the page shows: Back calls `onBack` and leaves the place. The returned function removes the layer. */
export function openLayer(onBack: () => void): () => void {
  return layersOf(window).open(onBack);
}

/** Goes back to the place before this one, over the layers that lie on it. */
export function goBack(): void {
  layersOf(window).leave();
}
