/**
 * For a button that stands where another one stood a moment ago (the next step of a form): the second click of a double
 * click was meant for that one. The keyboard's clicks are counted as none.
 */
import type { MouseEvent } from 'react';

export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
