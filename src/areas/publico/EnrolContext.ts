/** Gives the rows of the list what to do when a course is opened or chosen. */
import { createContext } from 'react';

interface Enrol {
  /** Opens the form. */
  choose(id: string): void;
  /** Opens the page of a course. */
  show(id: string): void;
  /** Loads the form before the person asks for it. */
  prepare(): void;
  /** Loads the page of a course before the person asks for it. */
  prepareFicha(): void;
}

const nothing = (): void => undefined;

/** Set by the area. A tag's first view has the default, because it is not interactive yet. */
export const EnrolContext = createContext<Enrol>({
  choose: nothing,
  show: nothing,
  prepare: nothing,
  prepareFicha: nothing,
});
