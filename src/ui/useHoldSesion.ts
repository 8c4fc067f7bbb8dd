/** While this is shown, the end of the session is announced, and asked to be undone in place, instead of taking it away. */
import { useEffect } from 'react';
import { holdSesion } from '../state/sesion.ts';

/** @param holds whether there is anything to lose: a form of which something has been filled in, say */
export function useHoldSesion(holds = true): void {
  useEffect(() => (holds ? holdSesion() : undefined), [holds]);
}
