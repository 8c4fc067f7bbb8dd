/**
 * A drawing whose code loads when it is first shown and the browser is idle. Its place is reserved; if the code fails to load,
 * nothing is missing, because a drawing says nothing that words do not.
 */
import { type ComponentType, type SVGProps, useEffect, useState } from 'react';
import { whenIdle } from '../hooks/whenIdle.ts';

/** @param place the drawing's size, until then */
export function lazyArt(load: () => Promise<ComponentType>, place: SVGProps<SVGSVGElement>): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: runs as the module loads, never in a render; without it each drawing would need its own copy of this component
  return function LazyArt() {
    const [Art, setArt] = useState<ComponentType>();
    useEffect(() => {
      let isGone = false;
      const stopWaiting = whenIdle(() =>
        load().then(
          (art) => isGone || setArt(() => art),
          () => undefined,
        ),
      );
      return () => {
        isGone = true;
        stopWaiting();
      };
    }, []);
    return Art ? <Art /> : <svg {...place} aria-hidden="true" />;
  };
}
