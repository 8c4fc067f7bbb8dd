/**
 * Ignores the second click of a double click on a button that has just taken the place of another one (the next step of a
 * form), because the person meant the other one. Clicks by keyboard have a count of zero and pass.
 */
import type { MouseEvent } from 'react';

export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
