/** Keeps the focus on a button that is created again in another place of the tree. */
import { type RefObject, useLayoutEffect } from 'react';

/** @param kept shared by the buttons that follow each other; true if the last of them had the focus when it was removed */
export function useKeptFocus(button: RefObject<HTMLElement | null>, kept: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const { current } = button;
    if (!current) return;
    const { body } = current.ownerDocument;
    // Does not take the focus from where the person has moved it.
    if (kept.current && current.ownerDocument.activeElement === body) current.focus({ preventScroll: true });
    kept.current = false;
    return () => {
      kept.current = (current.getRootNode() as Document | ShadowRoot).activeElement === current;
    };
  }, [button, kept]);
}
