import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import type { FirstScreen } from '../loader/firstView/firstScreens.ts';
import type { EarlyRows } from './EarlyRows.ts';

/** Describes the screen that an entry is for. */
export interface Entry {
  readonly screen: FirstScreen;
  /** Returns true if a tag of its name, with these options, begins with it. */
  begins(shell: PortalShell): boolean;
  /** Resolves with true if a tag will begin with something else, as another tab tells; false at once where none can. */
  isElsewhere?(shell: PortalShell): Promise<unknown> | false;
  /** Asks for what it will show. */
  read?(shell: PortalShell): Promise<Response> | undefined;
  /** Draws the rows of a list; the loader uses it too. */
  readonly rows?: EarlyRows;
}
