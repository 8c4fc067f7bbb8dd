/** Gives the rows of the list what to do when a course is chosen. */
import { createContext } from 'react';

interface Enrol {
  choose(id: string): void;
  /** Loads the form before the person asks for it. */
  prepare(): void;
}

const nothing = (): void => undefined;

/** Set by the area. A tag's first view has the default, because it is not interactive yet. */
export const EnrolContext = createContext<Enrol>({ choose: nothing, prepare: nothing });
