// A tag starts with this, as the loader or an entry has it.
import type { FirstViewData } from './firstView/ViewNode.ts';
import type { Rows } from './Rows.ts';

/** The texts are not in it: their file hands them to the chunks, as if each area had come by itself. */
export interface Start {
  /** The static sheet of every shadow root. */
  readonly hostCss: string;
  /** Undefined for a tag that waits for its code. */
  readonly view?: FirstViewData;
}

/** A start that an entry has brought, without what its loader brings. */
export interface CarriedStart {
  /** The rules of the static sheet that hold for the look in which it draws. */
  readonly usualCss: string;
  readonly view: FirstViewData;
  /** The entry's address, which stands for the loader's. */
  readonly url: string;
  /** Draws its list. */
  readonly rows?: Rows;
}

/** The loader of an entry brings this of its start. */
export interface StartRest {
  /** The other rules of the static sheet. */
  readonly otherCss: string;
}
