/** Keeps the screen when the session ends: a dialog asks the person to sign in again in place. */
import { useEffect } from 'react';
import { holdSesion } from '../../state/sesion.ts';

/** @param holds whether something would be lost: a form that has been filled in, for example */
export function useHoldSesion(holds = true): void {
  useEffect(() => (holds ? holdSesion() : undefined), [holds]);
}
