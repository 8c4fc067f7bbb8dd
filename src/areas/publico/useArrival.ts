/** Going from list to form, and from form to result, is going to another page, though no route says so. */
import { useEffect, useRef } from 'react';
import { useHost } from '../../ui/host.ts';
import { focusHeading } from '../../ui/routeFocus.ts';

/** When `place` becomes another, its top comes into view and its h1 takes the focus, at once or as soon as it is there. */
export function useArrival(place: string): void {
  const { host, root } = useHost();
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start', behavior: 'instant' });
    focusHeading(root, root.querySelector('h1'));
  }, [place, host, root]);
}
