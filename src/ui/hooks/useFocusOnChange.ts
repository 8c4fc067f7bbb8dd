/** Moves the focus to an element when the shown content changes, because the focused element may be gone. Never on arrival. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param shown names what is shown */
export function useFocusOnChange<E extends HTMLElement>(shown: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) element.current?.focus();
    before.current = shown;
  }, [shown]);
  return element;
}
