/** Scrolls a message into view at each failure, without moving the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref for the message's box. @param attempt changes with each failure @param wanted false leaves the screen as it is */
export function useAttemptSight(attempt: unknown, wanted = true): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `attempt` a second failure would stay above the edge of the window
  useEffect(() => {
    if (wanted) box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt, wanted]);
  return box;
}
