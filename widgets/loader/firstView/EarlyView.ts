import type { FirstView } from '../../../src/element/shell/FirstView.ts';
import type { Presses } from './holdPresses.ts';

/** A view that an entry has drawn, before its tag was defined (widgets/entry). */
export interface EarlyView extends HTMLElement {
  /** What is pressed in it. */
  presses?: Presses;
  /** What is drawn of a list, and what puts it into the tree of the view. */
  drawn?: Pick<FirstView, 'list' | 'rows'>;
}
