import type { FirstView } from '../../../src/element/shell/FirstView.ts';
import type { Presses } from './queueClicks.ts';

/** A view that an entry has drawn, before its tag was defined (widgets/entry). */
export interface EarlyView extends HTMLElement {
  /** Holds what is pressed in it. */
  presses?: Presses;
  /** The list that is drawn, and the function that puts its rows into the tree of the view. */
  drawn?: Pick<FirstView, 'list' | 'rows'>;
}
