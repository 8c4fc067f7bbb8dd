/** Says whether a pointer is down, so that nothing moves from under it: a press must land where it was aimed. */
import { useEffect, useState } from 'react';

/** Returns true while a pointer is down somewhere in the page, until after the click that its release causes. */
export function usePressing(): boolean {
  const [pressing, setPressing] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const hear = (types: readonly string[], listener: () => void) => {
      for (const type of types)
        window.addEventListener(type, listener, { capture: true, signal: stop.signal });
    };
    hear(['pointerdown'], () => setPressing(true));
    // A menu or a drag takes the pointer away without a release event in the page.
    hear(['pointerup', 'pointercancel', 'contextmenu'], () => void setTimeout(setPressing, 0, false));
    return () => stop.abort();
  }, []);
  return pressing;
}
