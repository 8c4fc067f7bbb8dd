/** For an h1 that may appear after its route did (its data had to come first): it then takes the focus. */
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
