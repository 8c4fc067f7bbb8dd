/** Brings a message into sight at each failure, and leaves the focus where the person goes on. */
import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref for the message's box. @param attempt changes with each failure */
export function useAttemptSight(attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `attempt` a second failure would stay above the edge of the window
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [attempt]);
  return box;
}
