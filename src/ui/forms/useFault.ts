/**
 * Decides when a field's error appears and goes, so that nothing moves from under a pointer: nothing changes while one is
 * down, and a corrected error keeps its space until the field loses the focus.
 */
import { type ReactNode, useState } from 'react';
import { usePressing } from './usePressing.ts';

export interface ShownFault {
  /** The text that takes space under the control, if any. */
  readonly text: ReactNode;
  /** The error has been corrected: only its space remains. */
  readonly gone: boolean;
  /** Handlers for the element around the control. */
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
