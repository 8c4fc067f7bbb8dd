/**
 * Treats the change from list to form, and from form to result, as a change of page, although the route is the same.
 */
import { useEffect, useRef } from 'react';
import { useHost } from '../../ui/host.ts';
import { findTitle, focusHeading } from '../../ui/routeFocus.ts';
import { showStart } from './showStart.ts';

/** When `place` changes, scrolls the tag's top into view and moves the focus to the h1 as soon as there is one. */
export function useArrival(place: string): void {
  const { host, root } = useHost();
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    showStart(host);
    focusHeading(root, findTitle(root));
  }, [place, host, root]);
}
