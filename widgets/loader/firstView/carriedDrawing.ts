import type { drawFirstView } from './drawFirstView.ts';

export interface Drawing {
  /** Where the tag does not wait for its code. */
  readonly drawFirstView?: typeof drawFirstView;
}

/** What comes with the loader, where that carries a start: the build then leads here to drawFirstView.ts (build/carriedDrawing.ts). */
export const carriedDrawing: Drawing = {};
