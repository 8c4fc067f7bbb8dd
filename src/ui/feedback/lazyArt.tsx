/**
 * A drawing, 160 px wide, whose code comes when it is first shown. Its place is kept; where the code does not come, nothing is
 * missing, because a drawing says nothing that words do not.
 */
import { type ComponentType, useEffect, useState } from 'react';

export function lazyArt(load: () => Promise<ComponentType>, height: number): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per drawing, at module level
  return function LazyArt() {
    const [Art, setArt] = useState<ComponentType>();
    useEffect(() => {
      let isGone = false;
      load().then(
        (art) => isGone || setArt(() => art),
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Art ? <Art /> : <svg width="160" height={height} aria-hidden="true" />;
  };
}
