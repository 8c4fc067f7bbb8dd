/** True while React hydrates nodes that were drawn before it loaded, or renders them at build time. */
import { useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Keeps the value of the first render: with another one React would render everything below again at once. */
export function useHydrating(): boolean {
  const first = useRef<boolean>(undefined);
  return useSyncExternalStore(
    never,
    () => {
      first.current ??= false;
      return first.current;
    },
    () => {
      first.current = true;
      return true;
    },
  );
}
