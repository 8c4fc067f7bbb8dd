/** Watches, while a component is shown, for what others may change. */
import { useEffect, useRef } from 'react';
import { startWatch } from '../../state/startWatch.ts';

/** @param look settles when the answer is there; the next call waits for it */
export function useWatch(active: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => (active ? startWatch(() => latest.current()) : undefined), [active]);
}
