/**
 * What a field says is wrong, so shown that nothing moves away from under a pointer: while one is down, nothing comes or
 * goes at the field, and a fault that was put right leaves its room until the field is left.
 */
import { type ReactNode, useEffect, useState } from 'react';

export interface ShownFault {
  /** What takes up room under the control; undefined where nothing does. */
  readonly text: ReactNode;
  /** It was put right: only its room is still there. */
  readonly gone: boolean;
  /** For what holds the control. */
  readonly within: { onFocus(): void; onBlur(): void };
}

export function useFault(error: ReactNode): ShownFault {
  const pressing = usePressing();
  const [focused, setFocused] = useState(false);
  const [shown, setShown] = useState(error);
  const next = error || (focused && shown) || undefined;
  if (!pressing && next !== shown) setShown(next);
  return {
    text: pressing ? shown : next,
    gone: !error,
    within: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  };
}

/** Whether a pointer is down somewhere in the page. It ends after the click that letting go makes. */
function usePressing(): boolean {
  const [pressing, setPressing] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const hear = (types: readonly string[], listener: () => void) => {
      for (const type of types)
        window.addEventListener(type, listener, { capture: true, signal: stop.signal });
    };
    hear(['pointerdown'], () => setPressing(true));
    // A menu or a drag takes the pointer away without its ever being let go here.
    hear(['pointerup', 'pointercancel', 'contextmenu'], () => void setTimeout(setPressing, 0, false));
    return () => stop.abort();
  }, []);
  return pressing;
}
