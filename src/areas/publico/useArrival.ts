/**
 * Treats the change from list to form, and from form to result, as a change of page, although the route is the same.
 */
import { useEffect, useRef } from 'react';
import { useHost } from '../../ui/hooks/host.ts';
import { findTitle, focusHeading, isBusyInPage } from '../../ui/routing/routeFocus.ts';

/**
 * When `place` changes, scrolls the tag's top into view and moves the focus to the h1 as soon as there is one. A heading that took the
 * focus on appearing, such as the course one returns to from its form, keeps it and stays in view.
 */
export function useArrival(place: string): void {
  const { host, root } = useHost();
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (root.activeElement?.matches("[data-rank='2']") || isBusyInPage(root)) return;
    showStart(host);
    focusHeading(root, findTitle(root));
  }, [place, host, root]);
}

/**
 * Scrolls the start of `part` into view if it is above the screen, and its heading if that is still below.
 * `behavior: 'instant'`, because the host page may have asked for smooth scrolling everywhere.
 */
export function showStart(part: HTMLElement, heading?: HTMLElement | null): void {
  const show = () => {
    if (part.getBoundingClientRect().top < 0) part.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (heading && heading.getBoundingClientRect().bottom > window.innerHeight)
      heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  show();
  // Right after `popstate` the browser restores the scroll position of the history entry: scrolls again before it paints.
  requestAnimationFrame(show);
}
