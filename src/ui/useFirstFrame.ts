/** True for what React has taken over until a frame has shown it. To show at once what is known by then would make that later. */
import { useEffect, useState } from 'react';
import { afterFrame } from '../state/afterFrame.ts';
import { useHydrating } from './useHydrating.ts';

export function useFirstFrame(): boolean {
  const hydrating = useHydrating();
  const [isFirst, setFirst] = useState(hydrating);
  useEffect(() => {
    if (hydrating) void afterFrame().then(() => setFirst(false));
  }, [hydrating]);
  return isFirst;
}
