/** For an element that takes the focus when what is shown changes, because what had it may be gone; never on arrival. */
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
