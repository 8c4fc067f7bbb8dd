/** True while React takes over nodes that were drawn before it came, or renders them at build time. */
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Keeps the value of the first rendering. */
export function useHydrating(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(hydrating);
  return first;
}
