/**
 * Guards a form that shows one step at a time: the second press of a double click belongs to the step of the first one. Nothing
 * that has meanwhile appeared under the pointer gets it, be it a button or a field, however late it was drawn.
 */
import { type MouseEvent, type MouseEventHandler, useRef } from 'react';

/** Returns handlers for the element around the step and all that moves with it. @param step names what is shown */
export function useStepPresses(step: string): {
  readonly onMouseDownCapture: MouseEventHandler;
  readonly onClickCapture: MouseEventHandler;
} {
  const first = useRef<string>(undefined);
  const judge = (event: MouseEvent) => {
    // Counts the presses that follow at once; 0 by keyboard.
    if (event.detail < 2) {
      if (event.type === 'mousedown') first.current = step;
      return;
    }
    const isButton =
      event.type === 'click' && event.target instanceof Element && event.target.closest('button');
    if (first.current === step && !isButton) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onMouseDownCapture: judge, onClickCapture: judge };
}
