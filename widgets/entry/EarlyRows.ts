import type { ViewNode } from '../loader/firstView/ViewNode.ts';
import type { RowsFile } from '../loader/RowsFile.ts';
import type { Drawn } from './drawEarly.ts';

/** Draws the rows of a list before the app is there. */
export interface EarlyRows {
  /** The loader draws with them too. */
  readonly rows: RowsFile;
  /** Puts the rows into a view that stands before its tag is defined, once their answer is there. */
  draw(drawn: Drawn, tree: ViewNode, answer: Promise<Response>): Promise<void>;
}
