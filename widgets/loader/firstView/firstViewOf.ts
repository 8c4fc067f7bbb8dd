import type { Idioma } from '../../../src/domain/idiomas.ts';
import { importChunk } from '../chunks.ts';
import type { FirstViewData, ViewNode } from './ViewNode.ts';

/** What portal.js includes of the first views. */
export interface CarriedViews {
  /** The part of the static sheet of every shadow root (src/ui/theme/hostCss.ts) that they are drawn with. */
  readonly hostCss: string;
  /** By start (widgets/tags.ts), in Spanish. */
  readonly views: Readonly<Record<string, FirstViewData>>;
}

declare const __PORTAL_VIEWS__: CarriedViews;

export const { hostCss: viewsHostCss } = __PORTAL_VIEWS__;

/**
 * The first view of a start; undefined for one that waits for its code. Spanish is included, other languages come in a chunk, for
 * which this may reject with a ChunkLoadError.
 */
export function firstViewOf(
  start: string,
  idioma: Idioma,
): FirstViewData | PromiseLike<FirstViewData> | undefined {
  const view = __PORTAL_VIEWS__.views[start];
  if (!view || idioma === 'es') return view;
  return importChunk(`views-${idioma}`).then((trees) => ({ ...view, tree: trees[start] as ViewNode }));
}
