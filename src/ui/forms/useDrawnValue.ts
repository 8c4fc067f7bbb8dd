/** Reports what a person has typed into the first view that the loader drew, before React hydrated its field. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * React keeps the text of a field that it hydrates, and does not know of it.
 * @param value what the field shows as far as React knows @param onTyped called once, as soon as the field is there
 */
export function useDrawnValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onTyped: (typed: string) => void,
): void {
  const first = useRef({ value, onTyped });
  const typed = useRef(value);
  // At once: the next rendering writes React's value into the field.
  useLayoutEffect(() => {
    typed.current = field.current?.value ?? typed.current;
  }, [field]);
  // Reported later, because the router accepts no navigation before its own effects.
  useEffect(() => {
    const { value, onTyped } = first.current;
    if (typed.current !== value) onTyped(typed.current);
  }, []);
}
