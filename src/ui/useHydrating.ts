/** Whether React is taking over nodes that were drawn before it came, or renders them at build time. */
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What was true at the first rendering stays true. */
export function useHydrating(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(hydrating);
  return first;
}
