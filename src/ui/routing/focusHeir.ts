/** Names the control that takes the focus over from one that is about to be removed. */

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Moves the focus from inside `gone` to the next control of `around`, as if the list had closed up, or to the one before it.
 * Does nothing if the focus is elsewhere. Returns false if there is no other control.
 */
export function focusHeir(gone: HTMLElement, around: HTMLElement): boolean {
  const { activeElement } = gone.getRootNode() as Document | ShadowRoot;
  if (!gone.contains(activeElement)) return true;
  const others = [...around.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => !gone.contains(one) && one.tabIndex >= 0 && one.checkVisibility(),
  );
  const isAfter = (one: HTMLElement) =>
    gone.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING;
  const heir = others.find(isAfter) ?? others.at(-1);
  heir?.focus({ preventScroll: true });
  return heir !== undefined;
}
