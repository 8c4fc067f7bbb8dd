import type { drawFirstView } from './drawFirstView.ts';

export interface Drawing {
  /** Draws where the tag does not wait for its code. */
  readonly drawFirstView?: typeof drawFirstView;
}

/** Comes with a loader that carries a start: the build then leads here to drawFirstView.ts (build/carryDrawing.ts). */
export const carriedDrawing: Drawing = {};
