/**
 * Which root is waiting for a heading to take focus, and which root the person used last. Several tags may
 * follow the same location; only the one that was used may move the focus and the scroll.
 */

const waiting = new WeakSet<ShadowRoot>();
let used: ShadowRoot | undefined;

export const noteUse = (root: ShadowRoot): void => {
  used = root;
};
export const isInUse = (root: ShadowRoot): boolean => used === root;
export const somethingWasUsed = (): boolean => used !== undefined;

/** Focuses the heading now, or remembers that the next heading of this root is to take the focus. */
export function focusHeading(root: ShadowRoot, heading: HTMLElement | null): void {
  if (!heading) {
    waiting.add(root);
    return;
  }
  waiting.delete(root);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The title of the screen that the root shows. */
export const findTitle = (root: ShadowRoot): HTMLElement | null => root.querySelector("[data-rank='1']");

/** True once, for the heading that appears after the route changed. */
export const takeWaiting = (root: ShadowRoot): boolean => waiting.delete(root);
