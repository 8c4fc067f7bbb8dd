import type { FontSubset } from '../../src/element/shell/loadFonts.ts';
import type { FirstViewData } from './firstView/ViewNode.ts';

/** The texts are not in it: their file hands them to the chunks, as if each area had come by itself. */
export interface Start {
  /** The static sheet of every shadow root. */
  readonly hostCss: string;
  /** The typeface, its addresses relative to the loader. */
  readonly fonts: readonly FontSubset[];
  /** Undefined for a tag that waits for its code. */
  readonly view?: FirstViewData;
}

declare const __PORTAL_CARRIED_STARTS__: Readonly<Record<string, Start>>;

/** What travels with the loader itself, in Spanish: that of the tag for which an entry is made. */
export const carriedStarts = __PORTAL_CARRIED_STARTS__;
