// A tag starts with this, as the loader or an entry has it.
import type { FirstViewData } from './firstView/ViewNode.ts';
import type { RowsFile } from './RowsFile.ts';

/** The texts are not in it: their file hands them to the chunks, as if each area had come by itself. */
export interface StartData {
  /** The static sheet of every shadow root. */
  readonly hostCss: string;
  /** Undefined for a tag that waits for its code. */
  readonly view?: FirstViewData;
}

/** A start that an entry has brought, without what its loader brings. */
export interface CarriedStart {
  /** The pieces of the static sheet that its view is drawn with. */
  readonly hostCss: readonly string[];
  readonly view: FirstViewData;
  /** Counts the files that the entry has asked for in vain, by path. */
  readonly failures: Map<string, number>;
  /** The entry's address, which stands for the loader's. */
  readonly url: string;
  /** Draws its list. */
  readonly rows?: RowsFile;
}

/** The loader of an entry brings this of its start. */
export interface StartRest {
  /** The part of the sheet that comes after each of the pieces. */
  readonly hostCss: readonly string[];
  /** The rules of other looks, which come last. */
  readonly otherCss: string;
}
