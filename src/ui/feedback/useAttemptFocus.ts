/** The focus goes to what tells of a failure, each time that something failed: it is read out, also where it says the same. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the box of the message, with `tabIndex={-1}`. `attempt` changes with each failure. */
export function useAttemptFocus(attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same failure again takes the focus again
  useEffect(() => box.current?.focus(), [attempt]);
  return box;
}
