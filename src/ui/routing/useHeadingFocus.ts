/**
 * Focuses a title that appears later than its route, because its data had to load first, and hands the focus on to the
 * next title if this one is removed: a screen that replaces another one late would leave it on the page's body.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../hooks/host.ts';
import { focusHeading, handFocusOn, takeWaiting } from './routeFocus.ts';

export function useHeadingFocus<E extends HTMLElement>(): RefObject<E | null> {
  const { root } = useHost();
  const heading = useRef<E>(null);
  useLayoutEffect(() => {
    const shown = heading.current;
    if (takeWaiting(root)) focusHeading(root, shown);
    return () => handFocusOn(root, shown);
  }, [root]);
  return heading;
}
