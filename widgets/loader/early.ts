// What the entry for one start has done before the loader came (widgets/entry).
import type { FirstView } from '../../src/element/shell/FirstView.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import type { Presses } from './firstView/holdPresses.ts';
import type { CarriedStart } from './startData.ts';

/** A view that stands before its tag is defined. */
export interface EarlyView extends HTMLElement {
  /** What is pressed in it. */
  presses?: Presses;
  /** What is drawn of a list, and what puts it into the tree of the view. */
  drawn?: Pick<FirstView, 'list' | 'rows'>;
}

/** What the entries of the page carry, by start. */
export const carriedBy = (): Record<string, CarriedStart> => pageSlot('starts', () => ({}));
