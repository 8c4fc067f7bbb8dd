/** Moves the focus to a message at each failure, so that it is read out even when its text is the same as before. */
import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref for the message's box, which needs `tabIndex={-1}`. @param attempt changes with each failure */
export function useAttemptFocus(attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `attempt` the same failure would not be read out a second time
  useEffect(() => box.current?.focus(), [attempt]);
  return box;
}
