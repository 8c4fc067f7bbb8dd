/** Gives the rows of the list what to do when a course is opened or chosen. */
import { createContext } from 'react';
import type { To } from '../../ui/routing/router.ts';

interface Enrol {
  /** Opens the form. */
  choose(id: string): void;
  /** Where the page of a course is; undefined if it has no address. */
  fichaPath(id: string): To | undefined;
  /** Called when a course is pressed. Opens its page if that has no address. */
  open(id: string): void;
  /** Loads the form before the person asks for it. */
  prepare(): void;
  /** Loads the page of a course before the person asks for it. */
  prepareFicha(): void;
}

const nothing = (): undefined => undefined;

/** Set by the area. A tag's first view has the default, because it is not interactive yet. */
export const EnrolContext = createContext<Enrol>({
  choose: nothing,
  fichaPath: nothing,
  open: nothing,
  prepare: nothing,
  prepareFicha: nothing,
});
