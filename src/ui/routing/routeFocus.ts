/**
 * Knows the roots that wait for a heading to take focus, and the root that the person used last. Several tags may follow the
 * same location; only the one that was used may move the focus and the scroll.
 */

/** The reason why the next title takes the focus: the screen has changed, or the title that had it was removed. */
const waiting = new WeakMap<ShadowRoot, 'changed' | 'lost'>();
let used: ShadowRoot | undefined;

export const noteUse = (root: ShadowRoot): void => {
  used = root;
};
export const isInUse = (root: ShadowRoot): boolean => used === root;
export const somethingWasUsed = (): boolean => used !== undefined;

/** Focuses the heading now, or remembers that the next heading of this root is to take the focus. */
export function focusHeading(root: ShadowRoot, heading: HTMLElement | null): void {
  if (!heading) {
    waiting.set(root, 'changed');
    return;
  }
  waiting.delete(root);
  if (isBusyInPage(root)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The person fills in a field of the page itself: a screen that changes meanwhile, because the page has changed an attribute, takes
 * neither the focus nor the scroll position.
 */
export const isBusyInPage = (root: ShadowRoot): boolean =>
  root.ownerDocument.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

/** The person has moved the focus on: no title takes it from them. */
export const stopWaiting = (root: ShadowRoot): boolean => waiting.delete(root);

/** The title of the screen that the root shows. */
export const findTitle = (root: ShadowRoot): HTMLElement | null => root.querySelector("[data-rank='1']");

/**
 * Moves the focus from inside `part`, which is about to be removed, to the heading above it: that of its card or dialog, or the
 * title of the screen.
 */
export function focusHeadingBefore(root: ShadowRoot, part: HTMLElement | null): void {
  if (!part?.contains(root.activeElement)) return;
  const headings = [...root.querySelectorAll<HTMLElement>('[data-rank]')];
  focusHeading(
    root,
    headings.findLast(
      (heading) =>
        heading.checkVisibility() &&
        heading.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
    ) ?? null,
  );
}

/** A focused title is removed: the next one takes the focus, unless the person has moved it elsewhere by then. */
export function handFocusOn(root: ShadowRoot, heading: HTMLElement | null): void {
  if (heading && root.activeElement === heading) waiting.set(root, 'lost');
}

/** A menu that was opened while the screen was on its way closes when the focus goes elsewhere: no title takes it. */
export const hasOpenMenu = (root: ShadowRoot): boolean =>
  root.querySelector("[popover='auto']:popover-open") !== null;

/** Returns true if a title that appears now takes the focus, and false from then on. */
export function takeWaiting(root: ShadowRoot): boolean {
  const why = waiting.get(root);
  waiting.delete(root);
  if (hasOpenMenu(root)) return false;
  return why === 'changed' || (why === 'lost' && root.activeElement === null);
}
