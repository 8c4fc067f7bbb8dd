/** Focuses a title that appears later than its route, because its data had to load first. */
import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from './host.ts';
import { focusHeading, takeWaiting } from './routeFocus.ts';

export function useHeadingFocus<E extends HTMLElement>(): RefObject<E | null> {
  const { root } = useHost();
  const heading = useRef<E>(null);
  useEffect(() => {
    if (takeWaiting(root)) focusHeading(root, heading.current);
  }, [root]);
  return heading;
}
