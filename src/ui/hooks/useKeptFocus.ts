/** Keeps the focus on a button that is made anew in another place of the tree. */
import { type RefObject, useLayoutEffect } from 'react';

/** @param kept shared by the buttons that follow each other; true while the last of them had the focus as it went */
export function useKeptFocus(button: RefObject<HTMLElement | null>, kept: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const { current } = button;
    if (!current) return;
    const { body } = current.ownerDocument;
    // Not taken from where the person has gone meanwhile.
    if (kept.current && current.ownerDocument.activeElement === body) current.focus({ preventScroll: true });
    kept.current = false;
    return () => {
      kept.current = (current.getRootNode() as Document | ShadowRoot).activeElement === current;
    };
  }, [button, kept]);
}
